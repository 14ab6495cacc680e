import type { Rule } from '../people/rule.ts';
import { createChance } from '../world/chance.ts';
import { PRACTICE_COMPANIES } from '../world/companies.ts';

export type PracticeRole = Rule & {
  /** Of the sixty people of a practice file. */
  people: number;
};

/**
 * Who answers a newcomer's first campaign, and how. What comes back comes when so much was sent that two mails are less than
 * the 2 % at which a campaign is paused: the first after everybody was written to once, the second after twice.
 */
export const PRACTICE_ROLES = {
  bouncesFirst: { people: 1, habit: 'bounces', onMail: 0, returnsAfterDays: 1 },
  bouncesLater: { people: 1, habit: 'bounces', onMail: 1, returnsAfterDays: 4 },
  optsOut: { people: 1, habit: 'optsOut', onMail: 0 },
  isAway: { people: 1, habit: 'away', onMail: 0 },
  isWrong: { people: 1, habit: 'wrongPerson', onMail: 0 },
  wantsItLater: { people: 1, habit: 'interested', onMail: 1 },
  asksLater: { people: 1, habit: 'question', onMail: 1 },
  asks: { people: 2, habit: 'question', onMail: 0 },
  saysNo: { people: 2, habit: 'notInterested', onMail: 0 },
  wantsIt: { people: 3, habit: 'interested', onMail: 0 },
  clicks: { people: 3, habit: 'clicks' },
  isScanned: { people: 4, habit: 'scanned' },
  neverReads: { people: 15, habit: 'neverReads' },
  reads: { people: 24, habit: 'reads' },
} as const satisfies Record<string, PracticeRole>;

export type PracticeRoleName = keyof typeof PRACTICE_ROLES;

/** The same with every seed of the world, as files outlive worlds. */
export const practiceChance = createChance('practice');

const WEIGHTS = Object.fromEntries(
  Object.entries(PRACTICE_ROLES).map(([name, { people }]) => [name, people]),
) as Record<PracticeRoleName, number>;

const DOMAINS: ReadonlySet<string> = new Set(PRACTICE_COMPANIES.map(([domain]) => domain));

/** Everybody at a practice company has a role, no matter who writes to them. */
export const practiceRoleOf = (address: string): PracticeRoleName =>
  practiceChance.weighted(`role of ${address.toLowerCase()}`, WEIGHTS);

export const practiceRuleOf = (address: string): Rule | undefined =>
  DOMAINS.has(address.slice(address.lastIndexOf('@') + 1).toLowerCase())
    ? PRACTICE_ROLES[practiceRoleOf(address)]
    : undefined;
