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
  /** The owner of the address. Everybody exists; an address outside the known domains gets a plain English life. */
  personAt(address: string): Person;
};

/** Domains beyond the usual ones, and who is known to own an address at them. */
export type MoreDomains = {
  domains: readonly BoxedDomain[];
  ownerOf(address: string): { firstName: string; lastName: string; title: string } | undefined;
};

const NO_MORE: MoreDomains = { domains: [], ownerOf: () => undefined };

export function createWorld(chance: Chance, more: MoreDomains = NO_MORE): World {
  const domains = [...drawDomains(chance), ...more.domains];
  const byName = new Map(domains.map((domain) => [domain.name, domain]));
  const domainOf = (address: string) => byName.get(domainPart(address));
  function personAt(address: string): Person {
    const drawn = drawPerson(chance, address.toLowerCase(), domainOf(address));
    const owner = more.ownerOf(drawn.address);
    if (!owner) return drawn;
    return { ...drawn, name: `${owner.firstName} ${owner.lastName}`, firstName: owner.firstName, title: owner.title };
  }

  return { domains, domainOf, personAt };
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
