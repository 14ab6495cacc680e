import type { Session } from '@outrider/contract/sign';
import type { Visit } from '../../platform/http/caller.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { openSession } from './sessions/open-session.ts';
import { changeUser, findUserByEmail, insertUser, type UserScope } from './users.repository.ts';

/** Who a newcomer to the boxed world can be at once. Printed at start; exists in no other world. */
export const DEMO_USER = {
  email: 'maya@harborline.test',
  password: 'harborline1',
  name: 'Maya Lindqvist',
  companyName: 'Harborline',
};

type Deps = Pick<IdentityDeps, 'db' | 'passwords' | 'now'>;

export async function ensureDemoUser({ db, passwords, now }: Deps): Promise<UserScope> {
  const existing = await findUserByEmail(db, DEMO_USER.email);
  if (existing) return { workspaceId: existing.workspace_id, userId: existing.id };
  const { email, name, companyName } = DEMO_USER;
  const hash = await passwords.hash(DEMO_USER.password);
  return db.transaction().execute(async (trx) => {
    const user = {
      email,
      name,
      company_name: companyName,
      password_hash: hash,
      verified_at: now(),
      language: 'en' as const,
      time_zone: 'Europe/Berlin',
    };
    const scope = await insertUser(trx, user, now());
    if (!scope) throw new Error('the demo user was created by another process at the same time; start again');
    await changeUser(trx, scope, { website: 'harborline.test' });
    return scope;
  });
}

/** The log-in behind /test-login. */
export const quickSignIn = ({ db, now }: Pick<Deps, 'db' | 'now'>, demo: UserScope, visit: Visit): Promise<Session> =>
  openSession(db, demo, visit, now());
