import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';

export type ReadLines = {
  /** Each address once, as it was first written. */
  addresses: string[];
  /** How many lines repeat an address of a line above. */
  twice: number;
  /** Numbers of the lines that are not an address, from 1. */
  wrong: number[];
};

/**
 * Reads pasted text, one address a line. A name around the address is left out, an empty line is none. What the text
 * before said is remembered, so that a key typed into a long list costs one line.
 */
export function createLineReader(): (text: string) => ReadLines {
  let before = new Map<string, string | undefined>();
  return (text) => {
    const known = new Map<string, string | undefined>();
    const seen = new Set<string>();
    const read: ReadLines = { addresses: [], twice: 0, wrong: [] };
    for (const [index, line] of text.split('\n').entries()) {
      const trimmed = line.trim();
      if (trimmed === '') continue;
      const address = before.has(trimmed) ? before.get(trimmed) : parseAddress(trimmed)?.address;
      known.set(trimmed, address);
      if (address === undefined) read.wrong.push(index + 1);
      else if (seen.has(address.toLowerCase())) read.twice += 1;
      else {
        seen.add(address.toLowerCase());
        read.addresses.push(address);
      }
    }
    before = known;
    return read;
  };
}
