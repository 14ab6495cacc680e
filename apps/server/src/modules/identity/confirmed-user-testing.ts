import type { Db } from '../../platform/db.ts';
import { createPasswords } from './passwords/passwords.ts';
import { openSession } from './sessions/open-session.ts';
import { insertUser } from './users.repository.ts';

type Person = { email: string; password: string; companyName: string };

const VISIT = { ip: '127.0.0.1', userAgent: 'A test', language: 'en' as const, cookies: '' };

/** A hash costs a good part of what a test does, and tests share one password. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? createPasswords().then((passwords) => passwords.hash(password));
  hashes.set(password, known);
  return known;
}

/** A signed-in user whose address is confirmed. The way through sign-up and its mail has tests of its own. */
export async function insertConfirmedUser(db: Db, person: Person): Promise<{ token: string }> {
  const now = new Date();
  const user = {
    email: person.email,
    password_hash: await hashOf(person.password),
    verified_at: now,
    company_name: person.companyName,
    language: VISIT.language,
    time_zone: 'UTC',
    name: '',
  };
  return db.transaction().execute(async (trx) => {
    const scope = await insertUser(trx, user, now);
    if (!scope) throw new Error(`${person.email} is taken`);
    return openSession(trx, scope, VISIT, now);
  });
}
