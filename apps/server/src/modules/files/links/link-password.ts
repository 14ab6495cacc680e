import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** With Node's own scrypt: such a password is tried on one link, by people who have it, and ends with the link. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

export async function isPassword(hashed: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hashed.split('.');
  const wanted = Buffer.from(key, 'base64url');
  const given = await derive(password.normalize('NFKC'), Buffer.from(salt, 'base64url'), KEY_BYTES);
  return wanted.length === KEY_BYTES && timingSafeEqual(wanted, given);
}
