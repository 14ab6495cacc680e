import { OperatorError } from '../../../platform/start/operator-error.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { insertUser } from '../users.repository.ts';
import { hasOwner, lockOwner } from './invitations.repository.ts';

type NewOwner = { email: string; password: string; companyName: string; timeZone: string };

/** The first account, made at the terminal of the machine itself, which is proof enough. */
export async function createOwner(
  { db, passwords, now }: Pick<IdentityDeps, 'db' | 'passwords' | 'now'>,
  { email, password, companyName, timeZone }: NewOwner,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await lockOwner(trx);
    if (await hasOwner(trx)) throw new OperatorError(THERE_IS_ONE);
    const user = {
      email,
      password_hash: passwordHash,
      verified_at: now(),
      company_name: companyName,
      language: 'en' as const,
      time_zone: timeZone,
      name: '',
    };
    const scope = await insertUser(trx, user, now());
    if (!scope) throw new OperatorError(`${email} signed up before and has not confirmed its address yet.`);
  });
}

export const THERE_IS_ONE = 'This installation has an owner already; npx outrider invite lets others in.';
