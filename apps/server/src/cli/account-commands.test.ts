import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../platform/secrets.ts';
import { emptyDatabase, type TestDatabase } from '../platform/testing/test-database.ts';
import { runCreateOwner, runInvite } from './account-commands.ts';
import { askHidden } from './ask-hidden.ts';

let data: string;
let database: TestDatabase;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'outrider-accounts-'));
  database = await emptyDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(data, { recursive: true, force: true });
});

async function run([name, ...args]: string[], input = '') {
  const terminal = {
    env: {
      OUTRIDER_WORLD: 'live',
      OUTRIDER_APP_URL: 'https://outrider.test',
      OUTRIDER_SECRET: 'x'.repeat(32),
      OUTRIDER_SMTP_URL: 'smtp://127.0.0.1:9',
      OUTRIDER_MAIL_FROM: 'hello@outrider.test',
      OUTRIDER_DATA: data,
      DATABASE_URL: database.url,
    },
    input: Readable.from([input]),
    output: new PassThrough(),
    complaints: new PassThrough(),
  };
  const code = await (name === 'invite' ? runInvite : runCreateOwner)(args, terminal);
  const [output, complaints] = [terminal.output, terminal.complaints].map((stream) => String(stream.read() ?? ''));
  return { code, output: output ?? '', complaints };
}

const invitationOf = async (url: string) =>
  (
    await sql<{ email: string | null; for_owner: boolean }>`select email, for_owner from invitations
      where token_hash = ${hashToken(new URL(url.trim()).searchParams.get('invitation') ?? '')}`.execute(database.db)
  ).rows[0];

test('the owner is made at a terminal before the first start, once, and others are invited by links', {
  timeout: 120_000,
}, async () => {
  const weak = await run(['create-owner', 'Ada@outrider.test', '--password-stdin'], 'short\n');
  expect(weak).toMatchObject({ code: 1, complaints: expect.stringMatching(/^Password 8 to 20 characters.+\.\n$/) });

  // Nobody can be asked, and no password is given: a link does it.
  const link = await run(['create-owner', 'ada@outrider.test']);
  expect(await invitationOf(link.output)).toEqual({ email: 'ada@outrider.test', for_owner: true });

  const made = await run(['create-owner', 'Ada@outrider.test', '--password-stdin'], 'correct-horse-1\n');
  expect(made).toMatchObject({
    code: 0,
    output: 'ada@outrider.test owns this installation now. Sign in at https://outrider.test/sign/sign-in\n',
  });
  const again = await run(['create-owner', 'eve@outrider.test', '--password-stdin'], 'correct-horse-1\n');
  expect(again).toMatchObject({
    code: 1,
    complaints: expect.stringMatching(/^This installation has an owner already/),
  });

  const invited = await run(['invite', 'grace@outrider.test']);
  expect(invited).toMatchObject({
    code: 0,
    complaints: expect.stringMatching(/^For grace@outrider\.test, once, until /),
  });
  expect(await invitationOf(invited.output)).toEqual({ email: 'grace@outrider.test', for_owner: false });
  expect(await run(['invite', 'ada@outrider.test'])).toMatchObject({
    code: 1,
    complaints: 'ada@outrider.test has an account already.\n',
  });
  expect(await run(['invite', 'nobody'])).toMatchObject({
    code: 2,
    complaints: expect.stringMatching(/^nobody is not an address\.\n\nnpx outrider invite/),
  });
});

test('a password is asked for without being shown, and Ctrl-C gives none', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const asked = askHidden({ input, output }, 'Password: ');
  input.write('correct-horse-1\r');
  expect(await asked).toBe('correct-horse-1');
  expect(String(output.read())).toBe('Password: \n');
  const stopped = askHidden({ input, output }, 'Password: ');
  input.write('half\u0003');
  expect(await stopped).toBeUndefined();
  expect(String(output.read())).toBe('Password: \n');
});
