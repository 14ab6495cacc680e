import type { CampaignStatus, Round } from '@outrider/campaign-rules/campaign';
import { FOUR_ROUNDS, THREE_ROUNDS, TWO_ROUNDS } from './demo-rounds.ts';

/** A campaign of the demo company as it stands after some weeks. */
export type DemoCampaign = {
  name: string;
  /** Whose people it writes to; of a finished one only those whose addresses were checked, as nobody else was left over. */
  countries: readonly string[];
  zone: string;
  mailboxes: readonly string[];
  rounds: readonly Round[];
  status: CampaignStatus;
  /** When its first mail went out, and when it last sent one; neither for one that has not begun. */
  sent: { fromDaysAgo: number; toDaysAgo: number } | undefined;
  /** New people a day. */
  aDay: number;
  /** So many servers refused the address. */
  refused?: number;
  /** A guard-rail stopped it when the last of them did. */
  isGuarded?: true;
  /** It begins so many days from now. */
  startsIn?: number;
  /** It was changed while it ran, and waits to be launched again. */
  isChanged?: true;
  endedBy?: string;
};

const MAYA = 'Maya Lindqvist';

export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  {
    name: 'Freight audit, DACH ops leads',
    countries: ['Germany', 'Austria'],
    zone: 'Europe/Berlin',
    mailboxes: ['maya@tryharborline.test', 'jonas@tryharborline.test'],
    rounds: FOUR_ROUNDS,
    status: 'progressing',
    sent: { fromDaysAgo: 32, toDaysAgo: 1 },
    aDay: 3,
  },
  {
    name: 'UK 3PL finance directors',
    countries: ['United Kingdom', 'Ireland'],
    zone: 'Europe/London',
    mailboxes: ['maya@getharborline.test', 'jonas@getharborline.test'],
    rounds: THREE_ROUNDS,
    status: 'progressing',
    sent: { fromDaysAgo: 24, toDaysAgo: 1 },
    aDay: 2,
  },
  {
    name: 'US Midwest brokers',
    countries: ['United States', 'Canada'],
    zone: 'America/Chicago',
    mailboxes: ['sam@harborline-audit.test', 'lena@harborline-audit.test'],
    rounds: FOUR_ROUNDS,
    status: 'progressing',
    sent: undefined,
    aDay: 4,
    startsIn: 3,
  },
  {
    name: 'Nordics cold chain, Q4',
    countries: ['Sweden', 'Finland', 'Denmark'],
    zone: 'Europe/Stockholm',
    mailboxes: ['ellen@harborline-hq.test', 'henrik@harborline-hq.test'],
    rounds: THREE_ROUNDS,
    status: 'progressing',
    sent: { fromDaysAgo: 12, toDaysAgo: 1 },
    aDay: 3,
  },
  {
    name: 'Benelux carriers, follow-up',
    countries: ['Netherlands', 'Belgium'],
    zone: 'Europe/Amsterdam',
    mailboxes: ['tomas@harborline-hq.test'],
    rounds: THREE_ROUNDS,
    status: 'suspend',
    sent: { fromDaysAgo: 14, toDaysAgo: 3 },
    aDay: 3,
    refused: 1,
    isGuarded: true,
  },
  {
    name: 'Baltic ports, surcharges',
    countries: ['Poland'],
    zone: 'Europe/Warsaw',
    mailboxes: ['jonas@getharborline.test'],
    rounds: THREE_ROUNDS,
    status: 'suspend',
    sent: { fromDaysAgo: 14, toDaysAgo: 4 },
    aDay: 2,
    isChanged: true,
  },
  {
    name: 'South of France pilot',
    countries: ['France'],
    zone: 'Europe/Paris',
    mailboxes: ['jonas@getharborline.test'],
    rounds: TWO_ROUNDS,
    status: 'new',
    sent: undefined,
    aDay: 0,
  },
  {
    name: 'Trade fair Lyon, met at the stand',
    countries: ['France'],
    zone: 'Europe/Paris',
    mailboxes: ['jonas@getharborline.test'],
    rounds: TWO_ROUNDS,
    status: 'finished',
    sent: { fromDaysAgo: 34, toDaysAgo: 10 },
    aDay: 6,
  },
  {
    name: 'Invoice benchmark report',
    countries: ['United States', 'Canada'],
    zone: 'America/New_York',
    mailboxes: ['sam@harborline-audit.test', 'lena@harborline-audit.test'],
    rounds: TWO_ROUNDS,
    status: 'cancel',
    sent: { fromDaysAgo: 15, toDaysAgo: 3 },
    aDay: 3,
    endedBy: MAYA,
  },
];
