import { getContact } from '@outrider/contract/contacts/contact';
import { listVerifications } from '@outrider/contract/verification/verification';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { runToEnd, uploadFile } from '../contacts/import/testing.ts';
import { aUser } from '../identity/testing.ts';

const DANA = 'dana.whitlock@tidewatercargo.test';
const GHOST = 'nobody.at.all@tidewatercargo.test';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ OUTRIDER_PROBE_RETRY: 'none' });
  server.box?.residents.settle(DANA);
});
afterAll(() => server.close());

const WAIT = { timeout: 60_000, interval: 50 };

test('what an import added is checked when that was wished, and the contacts know', async () => {
  const { token } = await aUser(server);
  const importId = await uploadFile(server, token, { content: `email\n${DANA}\n${GHOST}\nnot an address\n` });
  await runToEnd(server, token, importId, { verifyAfter: true });
  await vi.waitFor(async () => {
    const { data } = await server.call(listVerifications, {}, { token });
    expect(data.taskList).toMatchObject([{ taskId: importId, source: 'import', total: 2, state: 'done' }]);
  }, WAIT);
  const { data } = await server.call(getContact, { email: DANA }, { token });
  expect(data.verification).toMatchObject({ category: 'VALID' });
});
