import { type Bytes, fromBase64, toBase64 } from './base64.ts';

/** How a key is made from a password; no secret, and different for every mail. */
export type Derivation = { salt: string; rounds: number };

/** What opens a mail, and what proves to the server that the reader can: both from the password, neither from the other. */
export type SealKey = { key: CryptoKey; proof: string };

/** An answer does not open as a mail, nor the other way round. */
export type Purpose = 'mail' | 'answer';

type Random = (length: number) => Bytes;

/** OWASP's number for PBKDF2 with HMAC-SHA-256. The contract refuses fewer. */
const ROUNDS = 600_000;
const SALT_BYTES = 16;
const HASH = 'SHA-256';
/** NIST SP 800-38D: 96-bit nonces, full-length tags. */
const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;
const VERSION = 1;

const randomBytes: Random = (length) => crypto.getRandomValues(new Uint8Array(length));

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** Browsers have it on pages that came by TLS, on this machine's own, and in files. */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

export const newDerivation = (random: Random = randomBytes): Derivation => ({
  salt: toBase64(random(SALT_BYTES)),
  rounds: ROUNDS,
});

/**
 * PBKDF2 makes one secret of the password, HKDF (RFC 5869) two values of that: who is shown the proof learns nothing of the
 * key. A password is the same however its accents were typed (RFC 8265, 4.2).
 */
export async function deriveKey(password: string, { salt, rounds }: Derivation): Promise<SealKey> {
  const typed = await crypto.subtle.importKey('raw', utf8(password.normalize('NFC')), 'PBKDF2', false, ['deriveBits']);
  const stretched = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: HASH, salt: fromBase64(salt), iterations: rounds },
    typed,
    256,
  );
  const master = await crypto.subtle.importKey('raw', stretched, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const from = (info: string) => ({ name: 'HKDF', hash: HASH, salt: new Uint8Array(), info: utf8(info) });
  const key = await crypto.subtle.deriveKey(from('sealed mail key'), master, { name: CIPHER, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const proof = await crypto.subtle.deriveBits(from('sealed mail proof'), master, 256);
  return { key, proof: toBase64(new Uint8Array(proof)) };
}

const parameters = (nonce: Bytes, purpose: Purpose) => ({
  name: CIPHER,
  iv: nonce,
  additionalData: utf8(`sealed ${purpose} v${VERSION}`),
});

/** A byte for the format, the nonce, then what AES-GCM gives. */
export async function encrypt(key: CryptoKey, bytes: Bytes, purpose: Purpose, random: Random = randomBytes) {
  const nonce = random(NONCE_BYTES);
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parameters(nonce, purpose), key, bytes));
  const whole = new Uint8Array(1 + NONCE_BYTES + sealed.length);
  whole[0] = VERSION;
  whole.set(nonce, 1);
  whole.set(sealed, 1 + NONCE_BYTES);
  return whole;
}

/** Fails on a wrong key, on a changed byte, and on what was encrypted for another purpose. */
export async function decrypt(key: CryptoKey, whole: Bytes, purpose: Purpose): Promise<Bytes> {
  if (whole[0] !== VERSION) throw new Error('encrypted in a format this page does not know');
  const nonce = whole.slice(1, 1 + NONCE_BYTES);
  const sealed = whole.slice(1 + NONCE_BYTES);
  return new Uint8Array(await crypto.subtle.decrypt(parameters(nonce, purpose), key, sealed));
}
