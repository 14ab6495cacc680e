import { addCustomerAccount } from '@outrider/contract/mailboxes/add';
import { type CheckResult, getChecks, runChecks } from '@outrider/contract/mailboxes/checks';
import { createBoxedMailbox, listBoxedMailboxes } from '@outrider/contract/sandbox/mailboxes';
import {
  listBoxedDomains,
  publishBoxedRecord,
  readBoxedZone,
  removeBoxedRecord,
} from '@outrider/contract/sandbox/names';
import { listBoxedPeople, setPersonHabit } from '@outrider/contract/sandbox/people';
import { resetBox } from '@outrider/contract/sandbox/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSender, boxOf, untilChecked } from '../modules/mailboxes/testing.ts';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ADDRESS = 'sam@my-own-company.test';
const DOMAIN = 'my-own-company.test';

test('a mailbox is made in the box, connected as it is listed there, and its failing checks turn green with the records they ask for', {
  timeout: 120_000,
}, async () => {
  const { token } = await aSender(server);
  await server.call(createBoxedMailbox, {
    address: ADDRESS,
    password: 'practice-1',
    host: 'mailhaven.test',
    isReady: false,
  });
  const { data } = await server.call(listBoxedMailboxes, { search: 'my-own-company' });
  const [listed] = data.mailboxes;
  expect(listed).toMatchObject({
    address: ADDRESS,
    password: 'practice-1',
    providerName: 'Mailhaven',
    trouble: 'none',
  });
  if (!listed) return;
  const { address: email, password, smtp, imap } = listed;
  const added = await server.call(addCustomerAccount, { email, password, smtp, imap }, { token });
  const { accountId } = added.data.account;
  const results = async () => {
    await untilChecked(server, token, accountId);
    return (await server.call(getChecks, { accountId }, { token })).data.checks;
  };
  const verdictsOf = (checks: CheckResult[]) =>
    Object.fromEntries(checks.map(({ check, verdict }) => [check, verdict]));
  const before = await results();
  expect(verdictsOf(before)).toMatchObject({ spf: 'fail', dmarc: 'fail' });
  for (const { fix, verdict } of before) {
    if (verdict !== 'fail' || fix?.kind !== 'publish' || fix.type !== 'TXT') continue;
    await server.call(publishBoxedRecord, { name: fix.name, type: fix.type, data: fix.value });
  }
  await server.call(runChecks, { accountId }, { token });
  expect(verdictsOf(await results())).toMatchObject({ spf: 'pass', dmarc: 'pass' });
  expect((await server.call(listBoxedDomains, {})).data.domains).toContain(DOMAIN);
});

const recordsOf = async (name: string) =>
  (await server.call(readBoxedZone, { domain: DOMAIN })).data.names.find((each) => each.name === name)?.records ?? [];

test('a record of the box is changed and taken out, the others of its name stay, and what is none is refused', async () => {
  const name = `go.${DOMAIN}`;
  const publish = (type: 'TXT' | 'MX' | 'CNAME', data: string, replaces?: string) =>
    server.call(publishBoxedRecord, { name, type, data, replaces });
  await publish('TXT', 'one');
  await publish('TXT', 'two');
  await publish('TXT', 'three', 'two');
  expect(await recordsOf(name)).toEqual([
    { type: 'TXT', data: 'one' },
    { type: 'TXT', data: 'three' },
  ]);
  expect((await server.call(removeBoxedRecord, { name, type: 'TXT', data: 'two' })).status).toBe(404);
  for (const data of ['one', 'three']) await server.call(removeBoxedRecord, { name, type: 'TXT', data });
  expect(await recordsOf(name)).toEqual([]);
  await publish('CNAME', 'app.box.test');
  await publish('CNAME', 'other.box.test');
  expect(await recordsOf(name)).toEqual([{ type: 'CNAME', data: 'other.box.test' }]);
  expect((await publish('MX', 'mailhaven.test')).code).not.toBe(0);
  const outside = await server.call(publishBoxedRecord, { name: 'example.com', type: 'TXT', data: 'x' });
  expect(outside.code).not.toBe(0);
});

test('a new person with a behaviour of their own exists, is listed first, and stays so in a world begun anew', async () => {
  const address = 'zz-nobody-yet@kestrelhaulage.test';
  expect(boxOf(server).residents.has(address)).toBe(false);
  const made = await server.call(setPersonHabit, { address, habit: 'question' });
  expect(made.data).toMatchObject({ address, habit: 'question' });
  await server.call(resetBox, { seed: 'another' });
  expect(boxOf(server).residents.has(address)).toBe(true);
  const { people } = (await server.call(listBoxedPeople, { search: '' })).data;
  expect(people[0]).toMatchObject({ address, habit: 'question', company: 'Kestrel Haulage' });
  expect(people.length).toBe(50);
  const nowhere = await server.call(setPersonHabit, { address: 'a@nowhere.test', habit: 'reads' });
  expect(nowhere.status).toBe(404);
});
