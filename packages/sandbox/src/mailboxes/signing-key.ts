import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';

export type SigningKey = { privateKey: string; publicKey: string };

const makePair = promisify(generateKeyPair);
const made = new Map<string, Promise<SigningKey>>();

/** The key a domain signs its mail with. To make one takes long, so that the boxes of one process share them. */
export function signingKeyOf(domain: string): Promise<SigningKey> {
  const known = made.get(domain);
  if (known) return known;
  const key = makeSigningKey();
  made.set(domain, key);
  return key;
}

export async function makeSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await makePair('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'der' },
  });
  return { privateKey, publicKey: publicKey.toString('base64') };
}
