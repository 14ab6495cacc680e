import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** An opaque bearer token. Its bearer is signed in, so only its hash is ever stored. */
export const newToken = () => randomBytes(32).toString('base64url');

export const hashToken = (token: string) => hash('sha256', token, 'base64url');

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

/** Marks a text that travels through other people's hands, so that it is known again as ours. */
export type TextSigner = { sign(text: string): string; isSigned(text: string, signature: string): boolean };

/** The first secret signs, all of them are recognised, so what is on its way when a secret changes still arrives. */
export function createTextSigner(secrets: readonly [Buffer, ...Buffer[]], purpose: string): TextSigner {
  const [newest, ...older] = secrets.map((secret) =>
    createMac(Buffer.from(hkdfSync('sha256', secret, '', `sign:${purpose}`, 32))),
  );
  if (!newest) throw new Error('nothing to sign with');
  return {
    sign: (text) => newest(text).toString('base64url'),
    isSigned: (text, signature) => {
      const bytes = Buffer.from(signature, 'base64url');
      return bytes.length === 32 && [newest, ...older].some((mac) => timingSafeEqual(mac(text), bytes));
    },
  };
}

/** SHA-256 reads so many bytes at once; a shorter key is filled up with zeros. */
const BLOCK_BYTES = 64;

/**
 * HMAC-SHA-256 (RFC 2104, 2) by the library's hash in one call. Its own object for each text costs four times as much, which
 * a sender of thousands of signed mails a second notices.
 */
function createMac(key: Buffer): (text: string) => Buffer {
  const block = (fill: number) => Buffer.from(Array.from({ length: BLOCK_BYTES }, (_, at) => fill ^ (key[at] ?? 0)));
  const [inner, outer] = [block(0x36), block(0x5c)];
  return (text) => {
    const within = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer');
    return hash('sha256', Buffer.concat([outer, within]), 'buffer');
  };
}

/** Knows a text again without keeping it: only who has the secret can try whether a hash belongs to a text. */
export type KeyedHasher = {
  hash(text: string): string;
  /** By every secret there was, the newest first: what was hashed before a change of the secret is still known. */
  hashes(text: string): [string, ...string[]];
};

export function createKeyedHasher(secrets: readonly [Buffer, ...Buffer[]], purpose: string): KeyedHasher {
  const keyOf = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', `hash:${purpose}`, 32));
  const [newest, ...older] = secrets;
  const current = keyOf(newest);
  const past = older.map(keyOf);
  const mac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    hash: (text) => mac(current, text),
    hashes: (text) => [mac(current, text), ...past.map((key) => mac(key, text))],
  };
}

/** Keeps secrets of people unreadable in the database. `context` says whose it is: elsewhere the same text does not open. */
export type Sealer = {
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string;
  /** False for what an older secret sealed; it is time to seal it anew. */
  isCurrent(sealed: string): boolean;
  /** Whether one of the secrets is the one it was sealed with. */
  hasKeyOf(sealed: string): boolean;
};

/** NIST SP 800-38D: 96-bit nonces and full-length tags. */
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORMAT = 'v1';

/**
 * AES-256-GCM with keys derived from the installation's secrets. The first secret seals, all of them open, so a secret is
 * changed by putting the new one in front. What is sealed names its format and key: `v1.<key id>.<nonce, tag, text>`.
 */
export function createSealer(secrets: readonly [Buffer, ...Buffer[]], purpose: string): Sealer {
  const [newest, ...older] = secrets;
  const current = sealingKey(newest, purpose);
  const keys = new Map(
    [current, ...older.map((secret) => sealingKey(secret, purpose))].map(({ id, key }) => [id, key]),
  );
  return {
    isCurrent: (sealed) => sealed.startsWith(`${FORMAT}.${current.id}.`),
    hasKeyOf: (sealed) => keys.has(sealed.split('.')[1] ?? ''),
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [FORMAT, current.id, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join('.');
    },
    open(sealed, context) {
      const [format, id = '', rest = ''] = sealed.split('.');
      const key = keys.get(id);
      if (format !== FORMAT || !key) throw new Error('sealed with a key this installation does not have');
      const bytes = Buffer.from(rest, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      // Without a fixed length Node would accept a tag cut down to four bytes.
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

function sealingKey(secret: Buffer, purpose: string): { id: string; key: Buffer } {
  const derive = (part: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `${part}:${purpose}`, length));
  return { id: derive('seal-id', 6).toString('base64url'), key: derive('seal', 32) };
}
