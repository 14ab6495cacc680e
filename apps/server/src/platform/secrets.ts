import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** An opaque bearer token. Whoever has it is signed in, so only its hash is ever stored. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export type LinkSigner = { tokenFor(id: string): string; idOf(token: string): string | undefined };

/**
 * Tokens for mailed links: the row's id and a MAC over it. The mail can be written from the id alone at any time, and a
 * stolen copy of the database opens no link.
 */
export function createLinkSigner(secret: Buffer, purpose: string): LinkSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `link:${purpose}`, 32));
  const mac = (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, 24);
  return {
    tokenFor: (id) => {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, mac(bytes)]).toString('base64url');
    },
    idOf: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== 40) return undefined;
      const id = bytes.subarray(0, 16);
      if (!timingSafeEqual(mac(id), bytes.subarray(16))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
