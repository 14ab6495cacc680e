import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';

export type ReadAddresses = { emails: string[]; twice: number; notAddresses: number };

/** What parts the cells of a line, in any table. */
const CELLS = /[,;\t|]/;

/**
 * The addresses of a text, each once: one a line as people paste them, with or without a name, or the cells of a table.
 * Capital letters make no other mailbox. Lines without an address are counted, but for a table's: those are its head.
 */
export function readAddresses(text: string, { isTable }: { isTable: boolean }): ReadAddresses {
  const found = new Set<string>();
  let [twice, notAddresses] = [0, 0];
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const trimmed = trim(line);
    if (trimmed === '') continue;
    const addresses = addressesIn(trimmed);
    if (addresses.length === 0 && (!isTable || trimmed.includes('@'))) notAddresses += 1;
    for (const address of addresses) {
      if (found.has(address)) twice += 1;
      found.add(address);
    }
  }
  return { emails: [...found], twice, notAddresses };
}

function addressesIn(line: string): string[] {
  const whole = parseAddress(line);
  if (whole) return [whole.address.toLowerCase()];
  const cells = line.split(CELLS).map((cell) => trim(cell).replace(/^"(.*)"$/, '$1'));
  return cells.flatMap((cell) => {
    const inAngles = /<([^<>\s]+)>$/.exec(trim(cell))?.[1] ?? '';
    const parsed = parseAddress(trim(cell)) ?? parseAddress(inAngles);
    return parsed ? [parsed.address.toLowerCase()] : [];
  });
}

/** Spaces nobody sees come along when addresses are copied from a page. */
const trim = (text: string) => text.replaceAll('\u200b', '').trim();
