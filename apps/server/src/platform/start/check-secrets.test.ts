import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEALED_COLUMNS } from '../../composition/sealed-columns.ts';
import { createSealer } from '../secrets.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { checkSecrets } from './check-secrets.ts';
import { claimDatabase } from './claim-world.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await claimDatabase(database.url, 'live', '');
});
afterAll(() => database.close());

const [first, second, third] = ['a', 'b', 'c'].map((letter) => Buffer.from(letter.repeat(32))) as [
  Buffer,
  Buffer,
  Buffer,
];
const check = (...secrets: [Buffer, ...Buffer[]]) =>
  checkSecrets(database.url, secrets, SEALED_COLUMNS, 'OUTRIDER_SECRET');

test('the secret of the first start is asked for at every later one, also while nothing is sealed yet', async () => {
  await check(first);
  await check(first);
  await expect(check(second)).rejects.toThrow(
    'OUTRIDER_SECRET does not open what is stored (what the last start signed and hashed): another one sealed it, so start with that one or add it to OUTRIDER_OLD_SECRETS.',
  );
  await check(second, first);
  await check(second);
});

test('a secret that opens the last start’s but not what was sealed before stops the start too, and names it', async () => {
  const workspace = randomUUID();
  const user = randomUUID();
  await sql`insert into workspaces (id, plan, created_at) values (${workspace}, 'free', now())`.execute(database.db);
  await sql`insert into users (id, workspace_id, email, company_name, language, created_at)
    values (${user}, ${workspace}, 'ines@harborline.example', 'Harborline', 'en', now())`.execute(database.db);
  const sealed = createSealer([first], 'identity').seal('JBSWY3DP', 'somebody');
  await sql`insert into authenticator_apps (user_id, workspace_id, sealed_secret, last_used_step, added_at)
    values (${user}, ${workspace}, ${sealed}, 0, now())`.execute(database.db);
  await expect(check(second)).rejects.toThrow('does not open what is stored (authenticator apps)');
  await expect(check(third)).rejects.toThrow('(what the last start signed and hashed, authenticator apps)');
  await check(second, first);
});
