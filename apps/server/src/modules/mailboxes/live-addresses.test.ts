import { testServerAccount } from '@outrider/contract/mailboxes/add';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aSender } from './testing.ts';

let boxed: TestServer;
let live: TestServer;
let token: string;
beforeAll(async () => {
  boxed = await testServer();
  token = (await aSender(boxed)).token;
  live = await testServer(
    { OUTRIDER_WORLD: 'live', OUTRIDER_SMTP_URL: 'smtp://127.0.0.1:1', OUTRIDER_MAIL_FROM: 'hello@outrider.test' },
    boxed.database,
  );
});
afterAll(async () => {
  await live.close();
  await boxed.close();
});

test.each([
  '127.0.0.1',
  '169.254.169.254',
  '10.0.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[fd00:ec2::254]',
  '[::ffff:127.0.0.1]',
  '2130706433',
  '0x7f.1',
])('in the live world nobody makes us connect to %s', async (host) => {
  const server = { host, port: 587, security: 'starttls' as const };
  const { code, data } = await live.call(
    testServerAccount,
    { email: 'a@one.test', password: 'x', smtp: server, imap: { ...server, port: 993 } },
    { token },
  );
  expect(code).toBe(0);
  expect(data.problem).toBe('addressNotAllowed');
  expect(data.sending.steps[0]).toMatchObject({ step: 'name', outcome: 'failed' });
  expect(data.transcript).toEqual([]);
});
