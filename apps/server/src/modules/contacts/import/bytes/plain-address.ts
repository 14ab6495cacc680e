const DOT = 0x2e;
const AT = 0x40;
const HYPHEN = 0x2d;
const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;
const LABEL_MAX = 63;

/** What a byte may be part of: the name before the @, a name between the dots after it, and how such a name may begin. */
const LOCAL = 1;
const LABEL = 2;
const LABEL_FIRST = 4;
const TOP_FIRST = 8;

const KINDS = new Uint8Array(256);
for (const letter of 'abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ')
  KINDS[letter.charCodeAt(0)] = LOCAL | LABEL | LABEL_FIRST | TOP_FIRST;
for (const digit of '0123456789') KINDS[digit.charCodeAt(0)] = LOCAL | LABEL | LABEL_FIRST;
// Names of other alphabets in disguise begin with an x (RFC 5890, section 2.3.1).
for (const letter of 'xX-') KINDS[letter.charCodeAt(0)] = LOCAL | LABEL;
for (const letter of '_+') KINDS[letter.charCodeAt(0)] = LOCAL;

/**
 * Whether a cell is an address as nearly all are, which `readEmail` takes as it stands but for its case. A no says nothing:
 * it may be one that is written in another way.
 */
export function isPlainAddress(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > ADDRESS_MAX) return false;
  const at = endOfLocal(bytes, start, Math.min(end, start + LOCAL_MAX + 1));
  return at > 0 && isPlainDomain(bytes, at + 1, end) && !mayBeAMachine(bytes, start, at);
}

/** Where the @ is; -1 when what stands before one is not plain. */
function endOfLocal(bytes: Uint8Array, start: number, end: number): number {
  let atom = start;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (((KINDS[byte] ?? 0) & LOCAL) !== 0) continue;
    if (at === atom || (byte !== DOT && byte !== AT)) return -1;
    if (byte === AT) return at;
    atom = at + 1;
  }
  return -1;
}

function isPlainDomain(bytes: Uint8Array, start: number, end: number): boolean {
  let label = start;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (((KINDS[byte] ?? 0) & LABEL) !== 0) continue;
    if (byte !== DOT || !isLabel(bytes, label, at, LABEL_FIRST)) return false;
    label = at + 1;
  }
  return label > start && end - label > 1 && isLabel(bytes, label, end, TOP_FIRST);
}

function isLabel(bytes: Uint8Array, start: number, end: number, first: number): boolean {
  const length = end - start;
  const beginsWell = ((KINDS[bytes[start] ?? 0] ?? 0) & first) !== 0;
  return length > 0 && length <= LABEL_MAX && beginsWell && bytes[end - 1] !== HYPHEN;
}

/** Three letters of each word by which machines and lists are known: bounce, reply, mailer-daemon, listserv, majordomo. */
const [UNC, PLY, R_D, ERV, AJO] = ['unc', 'ply', 'r-d', 'erv', 'ajo'].map((three) => tripleOf(Buffer.from(three)));

function tripleOf([one = 0, two = 0, three = 0]: Uint8Array): number {
  return (one << 16) | (two << 8) | three;
}

function mayBeAMachine(bytes: Uint8Array, start: number, end: number): boolean {
  let triple = 0;
  for (let at = start; at < end; at++) {
    triple = ((triple << 8) | lowered(bytes[at] ?? 0)) & 0xff_ff_ff;
    if (triple === UNC || triple === PLY || triple === R_D || triple === ERV || triple === AJO) return true;
  }
  return false;
}

const lowered = (byte: number) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte);
