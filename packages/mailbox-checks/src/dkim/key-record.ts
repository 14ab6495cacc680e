import { parseTags, type Tag, tagValue } from '../tags.ts';
import { rsaBits } from './rsa-bits.ts';

/** RFC 6376, 3.6.1. */
export type KeyRecord = {
  tags: Tag[];
  /** "DKIM1" when left out. */
  version: string;
  type: string;
  hashes: string[];
  services: string[];
  flags: string[];
  isRevoked: boolean;
  /** Nothing when the key cannot be read. */
  bits: number | undefined;
};

const ED25519_BITS = 256;
const ED25519_BYTES = 32;

export function parseKeyRecord(text: string): KeyRecord {
  const tags = parseTags(text);
  const list = (name: string) =>
    (tagValue(tags, name) ?? '')
      .split(':')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean);
  const type = (tagValue(tags, 'k') ?? 'rsa').toLowerCase();
  // Blanks may fold the key anywhere.
  const key = tagValue(tags, 'p')?.replace(/\s/g, '');
  return {
    tags,
    version: tagValue(tags, 'v') ?? 'DKIM1',
    type,
    hashes: list('h'),
    services: list('s'),
    flags: list('t'),
    isRevoked: key === '',
    bits: readBits(type, key ?? ''),
  };
}

function readBits(type: string, key: string): number | undefined {
  const bytes = decodeBase64(key);
  if (!bytes) return;
  if (type === 'ed25519') return bytes.length === ED25519_BYTES ? ED25519_BITS : undefined;
  return rsaBits(bytes);
}

function decodeBase64(text: string): Uint8Array | undefined {
  if (text === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.replace(/={1,2}$/, '').length % 4 === 1) return;
  return Uint8Array.from(atob(text.replace(/={1,2}$/, '')), (character) => character.charCodeAt(0));
}
