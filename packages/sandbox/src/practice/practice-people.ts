import type { PersonHabit } from '@outrider/contract/sandbox/people';
import { PRACTICE_COMPANIES, type PracticeCompany } from '../world/companies.ts';
import { FAMILY_NAMES, GIVEN_NAMES, TITLES } from '../world/names.ts';
import { inAddress } from '../world/residents.ts';
import { PRACTICE_ROLES, type PracticeRoleName, practiceChance, practiceRoleOf } from './practice-roles.ts';

export type PracticePerson = {
  address: string;
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  zone: string;
  habit: PersonHabit;
};

type Candidate = PracticePerson & { domain: string; role: PracticeRoleName };

export const PRACTICE_PEOPLE = 60;
/** Of the names a company could have; enough to choose from, and soon gone through. */
const EVERY = 3;
const PER_COMPANY = PRACTICE_PEOPLE / PRACTICE_COMPANIES.length;

function candidatesAt([domain, company, language, zone]: PracticeCompany): Candidate[] {
  return GIVEN_NAMES[language].flatMap((firstName, place) =>
    FAMILY_NAMES[language]
      .filter((_, index) => (index + place) % EVERY === 0)
      .map((lastName) => {
        const address = `${inAddress(firstName)}.${inAddress(lastName)}@${domain}`;
        const role = practiceRoleOf(address);
        const title = practiceChance.pick(`title of ${address}`, TITLES[language]);
        const { habit } = PRACTICE_ROLES[role];
        return { address, firstName, lastName, title, company, zone, domain, role, habit };
      }),
  );
}

const CANDIDATES = PRACTICE_COMPANIES.flatMap(candidatesAt);

/**
 * Sixty people for a user to write to, the same for the same key: two of each company, and of each role as many as it
 * has. The rarest are chosen first; of the others every company has enough.
 */
export function drawPracticePeople(key: string): PracticePerson[] {
  const random = new Map(CANDIDATES.map(({ address }) => [address, practiceChance.share(`${key} meets ${address}`)]));
  const byChance = CANDIDATES.toSorted((a, b) => (random.get(a.address) ?? 0) - (random.get(b.address) ?? 0));
  const atCompany = new Map<string, number>();
  const chosen: Candidate[] = [];
  const roles = Object.entries(PRACTICE_ROLES).toSorted(([, a], [, b]) => a.people - b.people);
  for (const [name, { people }] of roles) {
    let left: number = people;
    for (const candidate of byChance) {
      if (left === 0) break;
      const taken = atCompany.get(candidate.domain) ?? 0;
      if (candidate.role !== name || taken >= PER_COMPANY) continue;
      atCompany.set(candidate.domain, taken + 1);
      chosen.push(candidate);
      left -= 1;
    }
  }
  return chosen
    .toSorted((a, b) => (random.get(a.address) ?? 0) - (random.get(b.address) ?? 0))
    .map(({ domain: _domain, role: _role, ...person }) => person);
}
