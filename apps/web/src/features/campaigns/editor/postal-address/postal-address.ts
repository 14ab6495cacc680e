export type Country = { code: string; name: string };
export type PostalAddress = { street: string; postalCode: string; city: string; country: string };

/** Where the code stands behind the city (UPU, "Addressing systems"); elsewhere it stands before it. */
const CODE_LAST = new Set(['AU', 'CA', 'GB', 'HK', 'IE', 'IN', 'JP', 'KR', 'NZ', 'SG', 'TH', 'TW', 'US', 'ZA']);

const isCodeLast = (code: string | undefined) => code !== undefined && CODE_LAST.has(code);

const codeOf = (name: string, countries: readonly Country[]) =>
  countries.find((country) => country.name.toLowerCase() === name.trim().toLowerCase())?.code;

/** One line, as it stands below a mail. */
export function writePostalAddress(address: PostalAddress, countries: readonly Country[]): string {
  const { street, postalCode, city, country } = address;
  const place = isCodeLast(codeOf(country, countries)) ? [city, postalCode] : [postalCode, city];
  return [
    street,
    place
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
    country,
  ]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
}

/** One or two words with a digit in one of them: `20457`, `SW1A 1AA`, `D02 AF30`, `1012 AB`. */
const CODE_FIRST_FORM = /^((?=\S*\d)\S+(?: [A-Z]{2}(?= ))?) (.+)$/;
const CODE_LAST_FORM = /^(.+?) ((?:[A-Z]{2} )?(?=\S*\d)\S+(?: (?=\S*\d)\S+)?)$/;

/** What can be read from a line the user wrote; what cannot stays with the street, so that nothing is lost. */
export function readPostalAddress(line: string, countries: readonly Country[]): PostalAddress {
  const parts = line.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const code = codeOf(last, countries);
  const before = code === undefined ? parts : parts.slice(0, -1);
  const { postalCode, city } = readPlace(before.at(-1) ?? '', code);
  const street = before.slice(0, city === '' ? undefined : -1);
  return { street: street.filter(Boolean).join(', '), postalCode, city, country: code === undefined ? '' : last };
}

/** Without a country only digits are surely a code: a line may as well end with a street. */
const DIGITS_FIRST_FORM = /^(\d{4,6}) (.+)$/;

function readPlace(text: string, code: string | undefined): { postalCode: string; city: string } {
  if (code === undefined) {
    const [, postalCode = '', city = ''] = DIGITS_FIRST_FORM.exec(text) ?? [];
    return { postalCode, city };
  }
  const found = (isCodeLast(code) ? CODE_LAST_FORM : CODE_FIRST_FORM).exec(text);
  const [, first = '', second = ''] = found ?? [];
  if (found) return isCodeLast(code) ? { city: first, postalCode: second } : { postalCode: first, city: second };
  // A street and its number would be read as a city here, and a city as a street is the smaller mistake.
  return /\d/.test(text) ? { postalCode: '', city: '' } : { postalCode: '', city: text };
}
