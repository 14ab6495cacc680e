import type { Chance } from './chance.ts';
import { PRACTICE_COMPANIES } from './companies.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.ts';

/** Who has a mailbox in the box. Nobody is listed: whether a likely address exists is drawn from the seed. */
export type Residents = {
  has(address: string): boolean;
  /** Makes an address exist, no matter what was drawn. */
  settle(address: string): void;
};

/** RFC 2142 and what companies usually have besides. */
const ROLES = new Set(['postmaster', 'abuse', 'info', 'sales', 'support', 'dmarc']);
/** Some people have left: their address looks right and is gone. */
const STILL_THERE = 0.93;

/** Nobody leaves a company that newcomers write to: their file holds with every seed. */
const PRACTICE_DOMAINS: ReadonlySet<string> = new Set(PRACTICE_COMPANIES.map(([domain]) => domain));

/** As a name stands in an address: Björn becomes bjorn, de Smet desmet. */
export const inAddress = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();

const inAddresses = (names: Record<string, readonly string[]>) => new Set(Object.values(names).flat().map(inAddress));

/** Whether an address exists, where it is known for sure. */
type MailboxBook = (address: string) => boolean | undefined;

export function createResidents(
  chance: Chance,
  isDomain: (domain: string) => boolean,
  isListed: MailboxBook = () => undefined,
): Residents {
  const settled = new Set<string>();
  const given = inAddresses(GIVEN_NAMES);
  const family = inAddresses(FAMILY_NAMES);

  /** `first.last`, `f.last` or `first`: made-up letters are nobody, so that a catch-all domain can be told apart. */
  function isLikely(local: string): boolean {
    if (ROLES.has(local)) return true;
    const [first = '', last, ...more] = local.split(/[._-]/);
    if (more.length > 0) return false;
    if (last === undefined) return given.has(first);
    return family.has(last) && (given.has(first) || /^[a-z]$/.test(first));
  }

  return {
    has(address) {
      const wanted = address.toLowerCase();
      const at = wanted.lastIndexOf('@');
      if (settled.has(wanted)) return true;
      const listed = isListed(wanted);
      if (listed !== undefined) return listed;
      const domain = wanted.slice(at + 1);
      if (!isDomain(domain) || !isLikely(wanted.slice(0, at))) return false;
      return PRACTICE_DOMAINS.has(domain) || chance.share(`lives ${wanted}`) < STILL_THERE;
    },
    settle: (address) => void settled.add(address.toLowerCase()),
  };
}
