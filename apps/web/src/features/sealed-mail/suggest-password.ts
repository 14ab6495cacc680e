/** Letters and digits that are not taken for one another when read out by phone. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

type Random = (length: number) => Uint8Array;

/** About 79 bits, in groups one can read out. Bytes beyond the last whole alphabet are left out, so that each sign is as likely. */
export function suggestPassword(random: Random = (length) => crypto.getRandomValues(new Uint8Array(length))): string {
  const even = 256 - (256 % SIGNS.length);
  let signs = '';
  while (signs.length < GROUPS * GROUP) {
    for (const byte of random(32)) if (byte < even) signs += SIGNS[byte % SIGNS.length];
  }
  return Array.from({ length: GROUPS }, (_, at) => signs.slice(at * GROUP, (at + 1) * GROUP)).join('-');
}
