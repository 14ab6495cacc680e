/** A made-up contact as a line of a file would have it: the same number gives the same one. */
export type BenchContact = {
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  city: string;
  country: string;
  carriers: string;
  segment: string;
};

const FIRST = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix', 'Greta', 'Hugo', 'Inês', 'Jörg'];
const LAST = ['Müller', 'Schmidt', 'Jensen', 'Rossi', 'Dubois', 'Novak', 'Silva', 'Kowalski', 'Tanaka', 'Okafor'];
const TITLES = ['Head of Sales', 'CEO', 'CTO', 'Operations Manager', 'Buyer', 'VP Marketing', 'Logistics Lead'];
const COMPANIES = ['Nordkai', 'Harborline', 'Spedita', 'Frigo', 'Kontor', 'Elbfracht'];
export const CITIES = ['Hamburg', 'Berlin', 'London', 'Oslo', 'Paris', 'Wien', 'Zürich', 'Madrid', 'Roma', 'Gdańsk'];
const COUNTRIES = [
  'Germany',
  'United Kingdom',
  'Norway',
  'France',
  'Austria',
  'Switzerland',
  'Spain',
  'Italy',
  'Poland',
];
const SEGMENTS = ['reefer', 'dry', 'bulk'];

/** How many companies there are; each has so many people that a tenth of a page fits. */
const COMPANY_COUNT = 40_000;

export function benchContact(index: number): BenchContact {
  const draw = drawFor(index);
  const company = draw(COMPANY_COUNT);
  const firstName = one(FIRST, draw);
  return {
    email: `${firstName
      .normalize('NFKD')
      .replaceAll(/\P{ASCII}/gu, '')
      .toLowerCase()}.${index}@company${company}.test`,
    firstName,
    lastName: `${one(LAST, draw)}${draw(500)}`,
    title: one(TITLES, draw),
    company: `${COMPANIES[company % COMPANIES.length]} ${company}`,
    city: draw(3) === 0 ? `${one(CITIES, draw)} ${draw(200)}` : one(CITIES, draw),
    country: one(COUNTRIES, draw),
    carriers: String(draw(50)),
    // One in ten has none, and one in twenty one that few have.
    segment: draw(10) === 0 ? '' : draw(20) === 0 ? 'rare' : one(SEGMENTS, draw),
  };
}

const one = (from: readonly string[], draw: (limit: number) => number) => from[draw(from.length)] ?? '';

/** Numbers below a limit that look like luck and are the same for the same seed (xorshift32). */
export function drawFor(seed: number): (limit: number) => number {
  let state = (Math.imul(seed + 1, 2_654_435_761) ^ 0x9e37_79b9) >>> 0 || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
}
