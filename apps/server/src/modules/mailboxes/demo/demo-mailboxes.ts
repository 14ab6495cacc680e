import type { AccountProvider } from '@outrider/contract/mailboxes/account';
import type { WarmupReason, WarmupState } from '@outrider/contract/mailboxes/warm-up';

/** A mailbox of the demo company, as a workspace has them after some weeks. */
export type DemoMailbox = {
  email: string;
  name: string;
  host: string;
  provider: AccountProvider;
  daysOld: number;
  dailyCap: number;
  tags: string[];
  /** Why it is paused; its password is wrong; or neither. */
  paused?: string;
  broken?: true;
  warmup: { state: WarmupState; reason: WarmupReason; day: number; ofDays: number; daysAgo: number };
  /** Mails a day of the last fourteen, weekends among them, oldest first. */
  spark: number[];
  /** Landed in the inbox and judged over seven days. */
  landed: [inboxed: number, judged: number];
};

const GMAIL = { host: 'workspace.gmail.test', provider: 'google' } as const;
const OFFICE = { host: 'office.outlook.test', provider: 'microsoft' } as const;
const MAILHAVEN = { host: 'mailhaven.test', provider: 'other' } as const;

const ready = (daysAgo: number, ofDays = 14) =>
  ({ state: 'ready', reason: 'none', day: ofDays + daysAgo, ofDays, daysAgo }) as const;
const warming = (day: number) => ({ state: 'warming', reason: 'none', day, ofDays: 21, daysAgo: day }) as const;
const HELD = { state: 'held', reason: 'mailboxError', day: 11, ofDays: 21, daysAgo: 0 } as const;

const STEADY = [9, 9, 10, 11, 12, 12, 14, 15, 15, 18, 20, 20, 19, 20];
const LEVEL = [20, 20, 20, 20, 20, 19, 16, 20, 20, 20, 20, 20, 20, 20];
const CLIMB = [5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 14, 15, 16];
const FALL = [6, 7, 8, 9, 10, 11, 12, 13, 13, 14, 10, 6, 2, 0];

/** Their passwords stopped working on one day. */
const BROKEN = {
  ...MAILHAVEN,
  daysOld: 17,
  dailyCap: 30,
  tags: ['Nordics'],
  broken: true as const,
  warmup: HELD,
  spark: FALL,
};

export const DEMO_MAILBOXES: readonly DemoMailbox[] = [
  {
    ...GMAIL,
    email: 'maya@tryharborline.test',
    name: 'Maya Lindqvist',
    daysOld: 41,
    dailyCap: 30,
    tags: ['DACH', 'Founder'],
    warmup: ready(26),
    spark: STEADY,
    landed: [97, 100],
  },
  {
    ...GMAIL,
    email: 'jonas@tryharborline.test',
    name: 'Jonas Brandt',
    daysOld: 41,
    dailyCap: 30,
    tags: ['DACH'],
    warmup: ready(26),
    spark: STEADY,
    landed: [95, 100],
  },
  {
    ...OFFICE,
    email: 'maya@getharborline.test',
    name: 'Maya Lindqvist',
    daysOld: 54,
    dailyCap: 40,
    tags: ['UK', 'Founder'],
    warmup: ready(39),
    spark: LEVEL,
    landed: [94, 100],
  },
  {
    ...OFFICE,
    email: 'jonas@getharborline.test',
    name: 'Jonas Brandt',
    daysOld: 54,
    dailyCap: 40,
    tags: ['UK', 'DACH'],
    warmup: ready(39),
    spark: LEVEL,
    landed: [96, 100],
  },
  {
    ...MAILHAVEN,
    email: 'priya@harborline-hq.test',
    name: 'Priya Raman',
    daysOld: 18,
    dailyCap: 30,
    tags: ['Nordics'],
    warmup: warming(12),
    spark: CLIMB,
    landed: [78, 89],
  },
  {
    ...MAILHAVEN,
    email: 'tomas@harborline-hq.test',
    name: 'Tomas Verhoeven',
    daysOld: 17,
    dailyCap: 30,
    tags: ['Benelux'],
    warmup: warming(11),
    spark: CLIMB,
    landed: [73, 80],
  },
  {
    ...BROKEN,
    email: 'ellen@harborline-hq.test',
    name: 'Ellen Foss',
    landed: [36, 50],
  },
  {
    ...BROKEN,
    email: 'henrik@harborline-hq.test',
    name: 'Henrik Foss',
    landed: [37, 50],
  },
  {
    ...GMAIL,
    email: 'maya@harborline.test',
    name: 'Maya Lindqvist',
    daysOld: 90,
    dailyCap: 20,
    tags: ['Replies'],
    paused: 'Replies only, by choice',
    warmup: { state: 'off', reason: 'byChoice', day: 0, ofDays: 14, daysAgo: 60 },
    spark: [3, 2, 4, 1, 2, 4, 2, 3, 1, 2, 4, 3, 3, 3],
    landed: [99, 100],
  },
  {
    ...OFFICE,
    email: 'sam@harborline-audit.test',
    name: 'Sam Okafor',
    daysOld: 18,
    dailyCap: 30,
    tags: ['US'],
    warmup: warming(12),
    spark: CLIMB,
    landed: [72, 87],
  },
  {
    ...OFFICE,
    email: 'lena@harborline-audit.test',
    name: 'Lena Marsh',
    daysOld: 18,
    dailyCap: 30,
    tags: ['US'],
    warmup: warming(12),
    spark: CLIMB,
    landed: [74, 86],
  },
  {
    ...OFFICE,
    email: 'noor@harborline-audit.test',
    name: 'Noor Haddad',
    daysOld: 0,
    dailyCap: 30,
    tags: ['US'],
    warmup: { state: 'queued', reason: 'none', day: 0, ofDays: 21, daysAgo: 0 },
    spark: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    landed: [0, 0],
  },
];
