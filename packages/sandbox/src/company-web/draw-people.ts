import type { Chance } from '../world/chance.ts';
import { drawNumber, inflect, type Sex, toAscii } from './fill.ts';
import type { RoleId } from './languages/language.ts';
import { TABLES } from './languages/tables.ts';
import { ROLE_ORDER, ROLES } from './roles.ts';
import type { WebCompany, WebPerson } from './web-types.ts';

/** What is known of a person before it is known which pages name them. */
export type DrawnPerson = Omit<WebPerson, 'isReachable'> & {
  /** With a degree in front where they have one. */
  writtenName: string;
  /** Whether the team page names them. */
  isListed: boolean;
  /** A stated address need not exist any more. */
  hasMailbox: boolean;
  since: number;
};

type Pattern = 'first.last' | 'f.last' | 'flast' | 'first' | 'last' | 'first_last';

const PATTERNS: Record<Pattern, number> = {
  'first.last': 50,
  'f.last': 20,
  flast: 10,
  first: 8,
  last: 7,
  first_last: 5,
};

const FEWEST = 5;
const MOST = 14;
const FORMER_SHARE = 0.3;
const LISTED_SHARE = 0.87;
const NO_ADDRESS_SHARE = 0.03;
const DEAD_ADDRESS_SHARE = 0.02;
const PHONE_SHARE = 0.55;
const DEGREE_SHARE = 0.05;
const THIS_YEAR = 2026;

/** The people of one company: those who are there, then those who have left. */
export function drawPeople(chance: Chance, company: WebCompany): DrawnPerson[] {
  const { id } = company;
  const count = Math.min(
    MOST,
    FEWEST + Math.floor(Math.log2(company.people / 8) * 1.3 + chance.share(`staff of ${id}`) * 3),
  );
  const pattern = chance.weighted(`addresses of ${id}`, PATTERNS);
  const roles = [
    ...rolesOf(chance, id, count),
    ...(chance.share(`left ${id}`) < FORMER_SHARE ? formerRoles(chance, id) : []),
  ];
  const people: DrawnPerson[] = [];
  const names = new Set<string>();
  const addresses = new Set<string>();
  for (const [index, role] of roles.entries()) {
    const person = drawPerson(chance, { company, role, id: `${id}-p${index + 1}`, pattern, names, addresses });
    people.push({ ...person, isCurrent: index < count, isListed: person.isListed && index < count });
    names.add(person.name);
    if (person.email) addresses.add(person.email);
  }
  return people;
}

/** The surest ones always, of the others a choice; large companies have several sellers and engineers. */
function rolesOf(chance: Chance, id: string, count: number): RoleId[] {
  const [ceo = 'ceo', ...others] = ROLE_ORDER;
  const ranked = others
    .map((role, place) => ({ role, rank: place + chance.share(`${role} at ${id}`) * 9 }))
    .toSorted((a, b) => a.rank - b.rank);
  return [ceo, ...ranked.map(({ role }) => role)].slice(0, count);
}

const formerRoles = (chance: Chance, id: string): RoleId[] => [
  chance.pick(`who left ${id}`, ['cto', 'cfo', 'sales', 'purchasing', 'ceo', 'logistics']),
];

type Drawing = {
  company: WebCompany;
  role: RoleId;
  id: string;
  pattern: Pattern;
  names: ReadonlySet<string>;
  addresses: ReadonlySet<string>;
};

function drawPerson(chance: Chance, { company, role, id, pattern, names, addresses }: Drawing): DrawnPerson {
  const table = TABLES[company.language];
  const sex: Sex = chance.share(`sex of ${id}`) < 0.5 ? 'f' : 'm';
  const [firstName, lastName] = drawName(chance, id, { sex, company, names });
  const name = `${firstName} ${lastName}`;
  const isDoctor = company.language === 'de' && chance.share(`degree of ${id}`) < DEGREE_SHARE;
  const hasAddress = chance.share(`address of ${id}`) >= NO_ADDRESS_SHARE;
  const country = table.countries.find(({ code }) => code === company.country) ?? table.countries[0];
  return {
    id,
    name,
    writtenName: isDoctor ? `Dr. ${name}` : name,
    firstName,
    lastName,
    title: inflect(chance.pick(`title of ${id}`, table.titles[role]), sex),
    role,
    ...ROLES[role],
    email: hasAddress ? drawAddress({ firstName, lastName, company, pattern, addresses }) : null,
    phone:
      chance.share(`phone of ${id}`) < PHONE_SHARE
        ? `${country.dial} ${drawNumber(chance, `number of ${id}`, 300, 989)} ${drawNumber(chance, `line of ${id}`, 1000, 9899)}`
        : null,
    companyId: company.id,
    isCurrent: true,
    isListed: role === 'ceo' || chance.share(`listing of ${id}`) < LISTED_SHARE,
    hasMailbox: hasAddress && chance.share(`mailbox of ${id}`) >= DEAD_ADDRESS_SHARE,
    since: drawNumber(chance, `start of ${id}`, Math.max(company.founded, 1996), THIS_YEAR - 1),
  };
}

type Naming = { sex: Sex; company: WebCompany; names: ReadonlySet<string> };

/** Nobody shares a name with a colleague; namesakes at other companies come by themselves. */
function drawName(chance: Chance, id: string, { sex, company, names }: Naming): [first: string, last: string] {
  const { men, women, families } = TABLES[company.language];
  const given = sex === 'f' ? women : men;
  for (let attempt = 0; ; attempt += 1) {
    const first = chance.pick(`given name ${attempt} of ${id}`, given);
    const last = inflect(chance.pick(`family name ${attempt} of ${id}`, families), sex);
    if (!names.has(`${first} ${last}`)) return [first, last];
  }
}

type Addressing = {
  firstName: string;
  lastName: string;
  company: WebCompany;
  pattern: Pattern;
  addresses: ReadonlySet<string>;
};

function drawAddress({ firstName, lastName, company, pattern, addresses }: Addressing): string {
  const part = (name: string) => toAscii(name, company.language).replaceAll(' ', '');
  const [first, last] = [part(firstName), part(lastName)];
  const initial = first.slice(0, 1);
  const locals: Record<Pattern, string> = {
    'first.last': `${first}.${last}`,
    'f.last': `${initial}.${last}`,
    flast: `${initial}${last}`,
    first,
    last,
    first_last: `${first}_${last}`,
  };
  const wanted = [locals[pattern], locals['first.last']].map((local) => `${local}@${company.host}`);
  return wanted.find((address) => !addresses.has(address)) ?? `${first}.${last}2@${company.host}`;
}
