import type { JsonReply } from '../serve-json.ts';

export type Reply = Exclude<JsonReply, string>;

export const succeed = (fields: Record<string, unknown> = {}): Reply => ({
  status: 200,
  body: { status: 'SUCCESS', ...fields },
});

export const refuse = (status: number, code: string, message: string, fields: Record<string, unknown> = {}): Reply => ({
  status,
  body: { status: 'ERROR', code, message, ...fields },
});

export const tooMany = (message: string, seconds: number): Reply => ({
  ...refuse(429, 'RATE_LIMIT_EXCEEDED', message, { ttlRemaining: seconds }),
  headers: { 'retry-after': String(seconds) },
});

export const notFound = (domain: string): Reply => refuse(404, 'DOMAIN_NOT_FOUND', `${domain} is not in this account.`);

export const emailNotVerified = (): Reply =>
  refuse(403, 'VERIFICATION_REQUIRED', 'Verify the e-mail address of the account first.');

export const accessOff = (domain: string): Reply =>
  refuse(403, 'API_ACCESS_DISABLED', `${domain} is not opted in to API access.`);

export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** As the calls write a time: `2026-11-17 09:42:11`, in UTC. */
export const plainTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
