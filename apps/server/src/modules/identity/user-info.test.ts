import { signUp } from '@outrider/contract/sign';
import { getQuotaInfo, getUserInfo, reportActive, updateUser } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aUser, newPerson } from './testing.ts';
import { userInfo } from './user-info.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('a profile changes in the fields given and in no other', async () => {
  const { token, email } = await aUser(server);
  const change = { name: 'Maya', companyName: 'Harborline', website: 'harborline.test', timeZone: 'Europe/Berlin' };
  const changed = await server.call(updateUser, change, { token });
  expect(changed.data).toMatchObject({ ...change, email, dateFormat: 'MMM DD, YYYY', weekStart: 'monday' });
  await server.call(updateUser, { language: 'zh', weekStart: 'sunday' }, { token });
  const { data } = await server.call(getUserInfo, {}, { token });
  expect(data).toMatchObject({ ...change, language: 'zh', weekStart: 'sunday' });
});

test('a new account starts in the zone of the browser, and in UTC where that is not known', async () => {
  for (const [timeZone, kept] of [
    ['Europe/Berlin', 'Europe/Berlin'],
    ['Mars/Olympus', 'UTC'],
  ] as const) {
    const person = { ...newPerson(), timeZone };
    await server.call(signUp, person);
    const user = await server.database.db
      .selectFrom('users')
      .select('time_zone')
      .where('email', '=', person.email)
      .executeTakeFirst();
    expect(user?.time_zone).toBe(kept);
  }
});

test.each([
  [{ companyName: '' }, 'Enter your company name to proceed.'],
  [{ website: '' }, 'Enter your website, e.g. www.example.com'],
  [{ website: 'not a site' }, 'Enter a valid website, e.g. www.example.com'],
  [{ timeZone: 'Mars/Olympus' }, 'Time zone is not valid'],
  [{ avatar: 'data:text/html;base64,PHNjcmlwdD4=' }, 'Picture is not valid'],
])('the profile refuses %j', async (change, text) => {
  const { token } = await aUser(server);
  const answer = await server.call(updateUser, change, { token });
  expect(answer).toMatchObject({ status: 400, message: text });
});

test('quotas count what the month used, and a change shows at once', async () => {
  const { token, email } = await aUser(server);
  const before = await server.call(getQuotaInfo, {}, { token });
  expect(before.data.quotaCountInfoList).toContainEqual(
    expect.objectContaining({ quotaType: 'MAIL', total: 500, used: 0 }),
  );
  await sql`insert into quota_usage (workspace_id, quota_type, period_start, used)
    select workspace_id, 'MAIL', date_trunc('month', now() at time zone 'utc')::date, 17 from users where email = ${email}`.execute(
    server.database.db,
  );
  await expect
    .poll(async () => (await server.call(getUserInfo, {}, { token })).data.quota)
    .toContainEqual(expect.objectContaining({ quotaType: 'MAIL', used: 17 }));
});

test('each call answers with its own fields, whichever of them is asked first', async () => {
  for (const calls of [
    [getUserInfo, getQuotaInfo],
    [getQuotaInfo, getUserInfo],
  ]) {
    const { token } = await aUser(server);
    for (const call of [...calls, ...calls]) {
      const { data } = await server.call(call, {}, { token });
      expect(Object.keys(data).toSorted()).toEqual(Object.keys(call.output.shape).toSorted());
    }
  }
});

test('moving about counts as activity of the day', async () => {
  const { token, email } = await aUser(server);
  for (let moves = 0; moves < 3; moves++) await server.call(reportActive, {}, { token });
  const { rows } = await sql<{ moves: number }>`select moves from user_activity
    where user_id = (select id from users where email = ${email})`.execute(server.database.db);
  expect(rows).toEqual([{ moves: 3 }]);
});

test('a new month starts the counts again though nothing was written', async () => {
  const scope = { workspaceId: crypto.randomUUID(), userId: crypto.randomUUID() };
  const user = {
    id: scope.userId,
    workspace_id: scope.workspaceId,
    verified_at: null,
    password_hash: null,
    password_changed_at: null,
  };
  const values = new Map<string, unknown>([[`user:${scope.userId}`, user]]);
  const cache = {
    get: async (topic: string, key: string, load: () => Promise<unknown>) => {
      const place = `${topic}:${key}`;
      if (!values.has(place)) values.set(place, await load());
      return values.get(place);
    },
    forget: (topic: string, key: string) => void values.delete(`${topic}:${key}`),
  };
  let today = new Date('2026-11-30T23:59:00Z');
  const planOf = async () => {
    const used = today.getUTCMonth() === 10 ? 499 : 0;
    const resetAt = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)).toISOString();
    return { plan: 'Free', quota: [{ quotaType: 'MAIL' as const, total: 500, used, resetAt }] };
  };
  const deps = { db: server.database.db, cache, planOf, planNow: () => today } as unknown as Parameters<
    typeof userInfo
  >[0];
  expect((await userInfo(deps, scope)).quota[0]?.used).toBe(499);
  today = new Date('2026-12-01T00:00:00Z');
  expect((await userInfo(deps, scope)).quota[0]?.used).toBe(0);
});
