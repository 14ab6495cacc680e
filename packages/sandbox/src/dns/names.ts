import { domainToASCII } from 'node:url';

export const ROOT = '.';

/** The one spelling a name is kept under: lower case, punycode, no last dot. */
export function normalizeName(name: string): string {
  if (name === ROOT) return ROOT;
  const plain = name.replace(/\.$/, '');
  const ascii = lowerCase(/[^ -~]/.test(plain) ? domainToASCII(plain) : plain);
  if (!fitsTheWire(ascii)) throw new Error(`"${name}" is no domain name`);
  return ascii;
}

/** RFC 4343: only the letters of ASCII are alike in both cases. */
export const lowerCase = (name: string): string => name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

export const labelsOf = (name: string): string[] => (name === ROOT ? [] : name.split('.'));

export const nameOf = (labels: string[]): string => labels.join('.') || ROOT;

/** RFC 1035, 2.3.4: 63 octets a label, 255 a name with its length octets and the root. */
const fitsTheWire = (name: string) =>
  name.length <= 253 && labelsOf(name).every((label) => /^[!-~]{1,63}$/.test(label));
