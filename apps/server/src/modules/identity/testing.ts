import { randomBytes } from 'node:crypto';
import type { BoxedMail } from '@outrider/contract/sandbox';
import { signIn, signUp, verifyEmail } from '@outrider/contract/sign';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { insertConfirmedUser } from './confirmed-user-testing.ts';

export const PASSWORD = 'correct-horse-1';

export const newPerson = () => ({
  email: `p${randomBytes(5).toString('hex')}@newcomer.test`,
  password: PASSWORD,
  companyName: 'Newcomer Ltd',
  agree: true as const,
});

/** The newest mail to an address, once the worker has sent it over SMTP. */
export async function mailTo({ box }: TestServer, email: string, subject = ''): Promise<BoxedMail> {
  return vi.waitFor(
    () => {
      const mail = box?.systemMail.list(email).find((candidate) => candidate.subject.includes(subject));
      expect(mail, `a mail to ${email}`).toBeDefined();
      return mail as BoxedMail;
    },
    { timeout: 60_000, interval: 20 },
  );
}

export const linkIn = ({ text }: BoxedMail) => text.match(/[?&]token=([\w-]+)/)?.[1] ?? '';

/** A user who came through sign-up and its mail. */
export async function aUserBySignUp(server: TestServer) {
  const person = newPerson();
  await server.call(signUp, person);
  const { data } = await server.call(verifyEmail, { token: linkIn(await mailTo(server, person.email)) });
  return { ...person, token: data.token };
}

/** A user with a confirmed address, signed in. */
export async function aUser({ database }: { database: Pick<TestServer['database'], 'db'> }) {
  const person = newPerson();
  const { token } = await insertConfirmedUser(database.db, person);
  return { ...person, token };
}

export const signInAs = async (server: TestServer, { email, password }: { email: string; password: string }) =>
  (await server.call(signIn, { email, password })).data.token;

/** As if the links to an address had been made so many minutes earlier. */
export async function moveLinksIntoThePast(
  { database: { db } }: TestServer,
  email: string,
  minutes: number,
): Promise<void> {
  await sql`update mail_links set
      created_at = created_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})
    where user_id = (select id from users where email = ${email})`.execute(db);
}
