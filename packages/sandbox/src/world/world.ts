import type { Chance } from './chance.ts';
import type { Tongue } from './companies.ts';
import { type BoxedDomain, drawDomains, type Provider } from './domains.ts';
import { FAMILY_NAMES, GIVEN_NAMES, TITLES } from './names.ts';

export type Person = {
  address: string;
  /** As it stands in their From header. */
  name: string;
  firstName: string;
  title: string;
  company: string;
  language: Tongue;
  zone: string;
  provider: Provider;
};

export type World = {
  domains: readonly BoxedDomain[];
  domainOf(address: string): BoxedDomain | undefined;
  /** Whoever owns the address. Everybody exists; an address outside the known domains gets a plain English life. */
  personAt(address: string): Person;
};

export function createWorld(chance: Chance): World {
  const domains = drawDomains(chance);
  const byName = new Map(domains.map((domain) => [domain.name, domain]));
  const domainOf = (address: string) => byName.get(domainPart(address));
  return { domains, domainOf, personAt: (address) => drawPerson(chance, address.toLowerCase(), domainOf(address)) };
}

const domainPart = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const ABROAD = { language: 'en', zone: 'Europe/London', provider: 'postfix' } as const;

function drawPerson(chance: Chance, address: string, domain: BoxedDomain | undefined): Person {
  const { language, zone, provider } = domain ?? ABROAD;
  const [firstName, lastName] = nameOf(chance, address, language);
  const written = /\p{Script=Han}/u.test(lastName) ? `${lastName}${firstName}` : `${firstName} ${lastName}`;
  return {
    address,
    name: written.trim(),
    firstName,
    title: chance.pick(`title of ${address}`, TITLES[language]),
    company: domain?.kind === 'company' ? domain.company : '',
    language,
    zone,
    provider,
  };
}

/** Read off `first.last@`, completed from `f.last@`, drawn for anything else such as `info@`. */
function nameOf(chance: Chance, address: string, language: Tongue): [first: string, last: string] {
  const drawnFirst = chance.pick(`given name of ${address}`, GIVEN_NAMES[language]);
  const drawnLast = chance.pick(`family name of ${address}`, FAMILY_NAMES[language]);
  const words = address
    .slice(0, address.lastIndexOf('@'))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const [first, last] = words;
  if (words.length !== 2 || first === undefined || last === undefined) return [drawnFirst, drawnLast];
  if (first.length > 1) return [capitalised(first), capitalised(last)];
  const [fitting, ...more] = GIVEN_NAMES[language].filter((name) => name.toLowerCase().startsWith(first));
  const given = fitting === undefined ? undefined : chance.pick(`given name of ${address}`, [fitting, ...more]);
  return [given ?? `${first.toUpperCase()}.`, capitalised(last)];
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
