import { listBoxedMail } from '@outrider/contract/sandbox';
import { getUserInfo } from '@outrider/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_BY_PLATFORM, sweep } from '../../platform/sweep.job.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { KEPT_BY_IDENTITY } from './kept.ts';
import { aUserBySignUp } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const kept = [...KEPT_BY_PLATFORM, ...KEPT_BY_IDENTITY];
const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000);
const count = async (table: 'sessions' | 'system_mails' | 'mail_links') =>
  (await server.database.db.selectFrom(table).select('id').execute()).length;

test('the sweep leaves what is in use and takes what is over', async () => {
  const { token } = await aUserBySignUp(server);
  await sweep({ db: server.database.db, now: inDays(0), kept });
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0);
  expect(await count('mail_links')).toBe(1);

  // The box's time goes on for a year, and nobody is signed out by it.
  await sweep({ db: server.database.db, now: inDays(365), systemNow: inDays(0), kept: KEPT_BY_IDENTITY });
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0);

  await sweep({ db: server.database.db, now: inDays(60), kept });
  expect([await count('system_mails'), await count('mail_links'), await count('sessions')]).toEqual([0, 0, 1]);
  await sweep({ db: server.database.db, now: inDays(121), kept });
  expect(await count('sessions')).toBe(0);
  expect((await server.call(listBoxedMail, {})).data.mails).toHaveLength(1);
});
