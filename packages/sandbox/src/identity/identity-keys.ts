import { generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BoxOptions } from '../service.ts';

export type IdentityKeys = { signing: JsonWebKey; cookies: string };

/** Keys of the boxed providers: stored beside the other data of the box, or made anew when it has none. */
export async function loadIdentityKeys({ dataDir, log }: Pick<BoxOptions, 'dataDir' | 'log'>): Promise<IdentityKeys> {
  if (dataDir === undefined) return createKeys();
  const path = join(dataDir, 'identity-keys.json');
  const stored = await readFile(path, 'utf8').catch(() => undefined);
  const known = stored === undefined ? undefined : parseKeys(stored);
  if (known) return known;
  if (stored !== undefined) log.warn('The keys of the boxed identity provider were unreadable and are made anew');
  const keys = await createKeys();
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

async function createKeys(): Promise<IdentityKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { signing: privateKey.export({ format: 'jwk' }), cookies: randomBytes(32).toString('base64url') };
}

function parseKeys(text: string): IdentityKeys | undefined {
  try {
    const { signing, cookies } = JSON.parse(text) as Partial<IdentityKeys>;
    return signing?.kty === 'RSA' && signing.d && typeof cookies === 'string' ? { signing, cookies } : undefined;
  } catch {
    return undefined;
  }
}
