import { randomBytes } from 'node:crypto';
import type { Trx } from '../../../platform/db.ts';
import { hashToken } from '../../../platform/secrets.ts';
import type { UserScope } from '../users.repository.ts';
import { replaceRecoveryCodes } from './recovery-codes.repository.ts';

const CODES_IN_A_SET = 10;
/** Crockford's base 32: no letter that is read as another character. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 75 bits: too many to try even for an attacker who has the hashes, so a plain hash will do. */
const LENGTH = 15;
const MISREAD: Record<string, string> = { o: '0', i: '1', l: '1' };

/** A new set in place of the old one. The codes are shown now or never: only their hashes are kept. */
export async function issueRecoveryCodes(trx: Trx, scope: UserScope, now: Date): Promise<string[]> {
  const codes = Array.from({ length: CODES_IN_A_SET }, newCode);
  const hashes = codes.map((code) => hashRecoveryCode(scope, code));
  await replaceRecoveryCodes(trx, scope, hashes, now);
  return codes;
}

/** Forgives capitals, spaces, dashes and misread letters: people type these codes from paper. */
export function hashRecoveryCode({ userId }: UserScope, typed: string): string {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll(/[oil]/g, (letter) => MISREAD[letter] ?? letter);
  return hashToken(`${userId}:${plain}`);
}

function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replaceAll(/.{5}(?=.)/g, '$&-');
}
