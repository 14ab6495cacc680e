import { timingSafeEqual } from 'node:crypto';
import { type Account, troubleOf } from './account.ts';

export type Credentials = { kind: 'password' | 'token'; address: string; secret: string };

export type LoginProblem = 'wrongPassword' | 'revoked' | 'throttled' | 'down';

export type CredentialChecks = {
  findAccount: (address: string) => Account | undefined;
  acceptsToken: (account: Account, token: string) => boolean;
};

/** Whose credentials these are, or why the host will not have them. */
export function checkCredentials(
  { kind, address, secret }: Credentials,
  { findAccount, acceptsToken }: CredentialChecks,
): { account: Account } | { account: Account | undefined; problem: LoginProblem } {
  const account = findAccount(address);
  if (!account) return { account, problem: 'wrongPassword' };
  const trouble = troubleOf(account);
  if (trouble === 'down' || trouble === 'throttled' || trouble === 'revoked') return { account, problem: trouble };
  const isRight = kind === 'token' ? acceptsToken(account, secret) : isSame(secret, account.password);
  return isRight && trouble !== 'wrongPassword' ? { account } : { account, problem: 'wrongPassword' };
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
