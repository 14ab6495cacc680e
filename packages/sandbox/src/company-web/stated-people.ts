import { writeAddress } from './address-forms.ts';
import type { DrawnPerson } from './draw-people.ts';
import { toSlug } from './fill.ts';
import type { Site, StatedPerson } from './site.ts';

const TECHNICAL: ReadonlySet<string> = new Set(['technology', 'operations', 'logistics']);
const CONTACT_ROLES: ReadonlySet<string> = new Set(['sales', 'rep', 'assistant']);
const CONTACTS_MAX = 2;

/** Who asks not to be contacted, if anybody does. */
export const objectingPerson = ({ traits, staff }: Site): DrawnPerson | undefined =>
  traits.objects === 'person' ? staff.find(({ isListed, role }) => isListed && role !== 'ceo') : undefined;

export const managers = ({ staff }: Site): DrawnPerson[] => staff.filter(({ role }) => role === 'ceo');

export const teamStaff = ({ staff }: Site): DrawnPerson[] => staff.filter(({ isListed }) => isListed);

export const contactStaff = (site: Site): DrawnPerson[] =>
  site.traits.hasContactPeople
    ? teamStaff(site)
        .filter(({ role }) => CONTACT_ROLES.has(role))
        .slice(0, CONTACTS_MAX)
    : [];

function statesAddress({ traits }: Site, { seniority, email }: DrawnPerson): boolean {
  if (email === null || traits.statesAddresses === 'none') return false;
  return traits.statesAddresses === 'all' || seniority === 'c-level' || seniority === 'head';
}

export function statePerson(site: Site, person: DrawnPerson): StatedPerson {
  const { table, traits, company } = site;
  const email = statesAddress(site, person) ? person.email : null;
  const isTop = person.seniority === 'c-level';
  return {
    name: person.writtenName,
    title: person.title,
    email,
    emailHtml: email === null ? '' : writeAddress(traits.addressForm, email, table.labels.email),
    phone: person.phone,
    note: objectingPerson(site)?.id === person.id ? table.sentences.personObjects : '',
    since: person.since,
    slug: toSlug(person.name, company.language),
    department: isTop ? 'management' : TECHNICAL.has(person.department) ? 'technical' : 'office',
  };
}

/** What a crawler meets: names alone on the team page, and a page for each person. */
export const hasProfiles = ({ traits }: Site): boolean => traits.templates.people === 'profile-links';

/** The page that tells of a person of the team. */
export const teamPathOf = (site: Site, person: DrawnPerson): string => {
  const { path } = site.table.pages.team;
  return hasProfiles(site) ? `${path}/${toSlug(person.name, site.company.language)}` : path;
};

/** What robots.txt closes; below a path everything. */
export function closedPaths({ traits, table }: Site): string[] {
  if (traits.robots === 'closes-all') return ['/'];
  return traits.robots === 'closes-team' ? [table.pages.team.path] : [];
}

/** The pages that name a person of the staff with their title, and that a crawler may read, by their paths. */
export function openPathsNaming(site: Site, person: DrawnPerson): string[] {
  const { pages } = site.table;
  const closed = closedPaths(site);
  const isNamed = (people: DrawnPerson[]) => people.some(({ id }) => id === person.id);
  const paths = [
    ...(isNamed(teamStaff(site)) && site.traits.teamPage === 'there' ? [teamPathOf(site, person)] : []),
    ...(isNamed(contactStaff(site)) ? [pages.contact.path] : []),
    ...(isNamed(managers(site)) ? [pages.imprint.path] : []),
  ];
  return paths.filter((path) => !closed.some((prefix) => path.startsWith(prefix)));
}

export const isReachable = (site: Site, person: DrawnPerson): boolean =>
  person.isCurrent && openPathsNaming(site, person).length > 0;

/** Whether a page that a crawler may read states the person's address; the imprint has that of the house alone. */
export const isAddressStated = (site: Site, person: DrawnPerson): boolean =>
  statesAddress(site, person) && openPathsNaming(site, person).some((path) => path !== site.table.pages.imprint.path);
