import { isDeepStrictEqual } from 'node:util';
import type { CampaignSettings, Round, Variant } from '@outrider/campaign-rules/campaign';
import type { ChangedPart, campaignChange } from '@outrider/contract/campaigns/operate';
import { htmlToText } from '@outrider/template/html-to-text';
import type { z } from 'zod';
import type { RanVersion } from './campaigns.tables.ts';
import { differingParts } from './differing-parts.ts';

type Change = Omit<z.infer<typeof campaignChange>, 'touches'>;
type Where = Change['where'];

/** More of a mail says nothing in a list of changes. */
export const SHOWN_MAX = 300;

/** Everything that is different now from what ran, in the order of the editor. */
export function compareVersions(ran: RanVersion, now: RanVersion): Change[] {
  const changes: Change[] = [];
  const tell = (where: Where, what: ChangedPart, before: string, after: string, round?: number, variant = '') => {
    const [wasShown, isShown] = differingParts(before, after, SHOWN_MAX);
    changes.push({ where, what, round: round ?? null, variant, before: wasShown, now: isShown });
  };
  if (ran.name !== now.name) tell('name', 'name', ran.name, now.name);
  if (ran.leads !== now.leads) tell('leads', 'leads', String(ran.leads), String(now.leads));
  compareRounds(ran.rounds, now.rounds, tell);
  for (const { where, what, of } of SETTINGS) {
    const [before, after] = [of(ran.settings), of(now.settings)];
    if (before !== after) tell(where, what, before, after);
  }
  return changes;
}

export const isSameVersion = (one: Omit<RanVersion, 'leads'>, other: Omit<RanVersion, 'leads'>): boolean =>
  one.name === other.name &&
  isDeepStrictEqual(one.settings, other.settings) &&
  isDeepStrictEqual(one.rounds, other.rounds);

type Tell = (where: Where, what: ChangedPart, before: string, after: string, round?: number, variant?: string) => void;

/** Rounds have no names but their place: one that is put in between makes all behind it others. */
function compareRounds(ran: readonly Round[], now: readonly Round[], tell: Tell) {
  for (let index = 0; index < Math.max(ran.length, now.length); index += 1) {
    const [before, after] = [ran[index], now[index]];
    if (before && after) compareRound(index, before, after, tell);
    else if (after) tell('sequence', 'roundAdded', '', after.variants[0]?.subject ?? '', index);
    else tell('sequence', 'roundRemoved', before?.variants[0]?.subject ?? '', '', index);
  }
}

function compareRound(index: number, before: Round, after: Round, tell: Tell) {
  const differs = (what: ChangedPart, of: (round: Round) => string) => {
    if (of(before) !== of(after)) tell('sequence', what, of(before), of(after), index);
  };
  differs('delay', ({ delay }) => `${delay.count} ${delay.unit}`);
  differs('condition', conditionOf);
  differs('bestWins', ({ letsBestWin }) => onOff(letsBestWin));
  const old = new Map(before.variants.map((variant, place) => [variant.id, { variant, place }]));
  after.variants.forEach((variant, place) => {
    const known = old.get(variant.id);
    old.delete(variant.id);
    if (known)
      compareVariant(known.variant, variant, (...change) => tell('sequence', ...change, index, letterOf(place)));
    else tell('sequence', 'variantAdded', '', variant.subject, index, letterOf(place));
  });
  for (const { variant, place } of old.values()) {
    tell('sequence', 'variantRemoved', variant.subject, '', index, letterOf(place));
  }
}

function compareVariant(
  before: Variant,
  after: Variant,
  tell: (what: ChangedPart, before: string, now: string) => void,
) {
  for (const what of ['subject', 'preheader'] as const) {
    if (before[what] !== after[what]) tell(what, before[what], after[what]);
  }
  const [said, says] = [plain(before), plain(after)];
  if (said !== says) tell('text', said, says);
  else if (before.html !== after.html) tell('look', '', '');
  if (before.isPlainText !== after.isPlainText) tell('plainText', onOff(before.isPlainText), onOff(after.isPlainText));
  if (before.weight !== after.weight) tell('weight', String(before.weight), String(after.weight));
}

/** Of a field its name, the test and the value, each in a line of its own: any of them may hold blanks. */
function conditionOf({ condition, scope, field }: Round): string {
  if (condition === 'all') return condition;
  if (condition === 'field') return [condition, field?.name ?? '', field?.test ?? '', field?.value ?? ''].join('\n');
  return `${condition} ${scope}`;
}

/** A, B, C … as variants are called wherever people see them. */
const letterOf = (place: number) => String.fromCharCode(65 + place);

const plain = ({ html, text }: Variant) => (text ?? htmlToText(html)).replaceAll(/\s+/g, ' ').trim();

const onOff = (is: boolean) => (is ? 'on' : 'off');

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Setting = { where: Where; what: ChangedPart; of: (settings: CampaignSettings) => string };

/** Values as they are shown; what needs words of a language is named and not said. */
const SETTINGS: Setting[] = [
  { where: 'schedule', what: 'startDay', of: ({ schedule }) => schedule.startDay },
  { where: 'schedule', what: 'endDay', of: ({ schedule }) => schedule.endDay ?? '' },
  {
    where: 'schedule',
    what: 'days',
    of: ({ schedule }) => schedule.days.toSorted((one, other) => one - other).join(' '),
  },
  { where: 'schedule', what: 'hours', of: ({ schedule: { from, to } }) => `${clock(from)}–${clock(to)}` },
  { where: 'schedule', what: 'zone', of: ({ schedule }) => schedule.zone },
  { where: 'schedule', what: 'leadZone', of: ({ schedule }) => onOff(schedule.usesLeadZone) },
  { where: 'schedule', what: 'holidays', of: ({ schedule }) => schedule.holidaysOf.toSorted().join(' ') },
  { where: 'limits', what: 'daily', of: ({ limits }) => String(limits.daily ?? '') },
  { where: 'limits', what: 'perDomain', of: ({ limits }) => String(limits.perDomain) },
  {
    where: 'limits',
    what: 'perProvider',
    of: ({ limits }) =>
      Object.entries(limits.perProvider)
        .map(([provider, limit]) => `${provider} ${limit}`)
        .toSorted()
        .join(', '),
  },
  { where: 'limits', what: 'providerMatch', of: ({ limits }) => limits.providerMatch },
  { where: 'limits', what: 'newLeadShare', of: ({ limits }) => String(limits.newLeadShare) },
  { where: 'tracking', what: 'opens', of: ({ tracking }) => onOff(tracking.opens) },
  { where: 'tracking', what: 'clicks', of: ({ tracking }) => onOff(tracking.clicks) },
  { where: 'tracking', what: 'unknownOpens', of: ({ tracking }) => tracking.unknownOpens },
  { where: 'stops', what: 'companyReply', of: ({ stops }) => onOff(stops.onCompanyReply) },
  { where: 'stops', what: 'onClick', of: ({ stops }) => onOff(stops.onClick) },
  { where: 'stops', what: 'followUps', of: ({ followUps }) => JSON.stringify(followUps ?? {}) },
  { where: 'stops', what: 'unchecked', of: ({ addresses }) => addresses.unchecked },
  { where: 'stops', what: 'unknown', of: ({ addresses }) => addresses.unknown },
  {
    where: 'senders',
    what: 'senders',
    of: ({ senders }) => [...senders.mailboxIds, ...senders.tagIds].toSorted().join(' '),
  },
  { where: 'footer', what: 'postalAddress', of: ({ footer }) => footer.postalAddress },
  { where: 'footer', what: 'optOutLine', of: ({ footer }) => footer.optOutLine },
];
