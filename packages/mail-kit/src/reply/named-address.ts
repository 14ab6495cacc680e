import { parseAddress } from '../addresses/parse-address.ts';

/** Runs of what an address may be made of (RFC 5321, 4.1.2), without the dot that ends a sentence. */
const LIKE_AN_ADDRESS = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d.-]{1,253}[\p{L}\d]/gu;

/** Addresses that stand in a text, as they are written. */
export const addressesIn = (text: string): string[] => text.match(LIKE_AN_ADDRESS) ?? [];

/** The first person an answer names by address: nobody of `but`, who wrote it or was written to. */
export function findNamedAddress(text: string, but: readonly string[]): string | undefined {
  const others = new Set(but.map((address) => address.toLowerCase()));
  return addressesIn(text)
    .flatMap((found) => parseAddress(found.replace(/^['*_]+/, ''))?.address.toLowerCase() ?? [])
    .find((address) => !others.has(address));
}
