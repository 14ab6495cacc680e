import { DELAY_UNITS } from '@outrider/campaign-rules/campaign';
import { BOUNCE_SENDS_MIN, BOUNCE_SHARE_MAX, COMPLAINT_SHARE_MAX } from '@outrider/campaign-rules/guard-rails';
import type { WaitReason } from '@outrider/contract/campaigns/wait-reason';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber, shortShare } from '../../../../platform/format.ts';
import { placeOfZone } from '../../../../platform/time/place-of-zone.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { waitWords } from './wait-words.ts';
import { timeThere } from './zone-words.ts';

type Reason = WaitReason['reason'];
/** What a sentence is made of; a group of leads has no end of its own. */
export type Tellable = Pick<WaitReason, 'reason' | 'values'> & { until?: string | null; round?: number | null };

/** Sentences that name figures, and the figures they cannot be without. */
const NEEDS = {
  companyReplied: ['company'],
  bounced: ['words'],
  noMailbox: ['words'],
  missingVariable: ['variable'],
  noProviderMatch: ['provider'],
  mailboxRemoved: ['email'],
  mailboxError: ['email'],
  mailboxPaused: ['email'],
  hostResting: ['email', 'words'],
  inboxBehind: ['email'],
  delay: ['round', 'before', 'wait'],
  domainLimit: ['used', 'company'],
  providerLimit: ['limit', 'provider'],
  beforeStart: ['day', 'there', 'place'],
  dayOff: ['day', 'there', 'place'],
  holiday: ['day', 'there', 'place'],
  outsideHours: ['there', 'place'],
  mailboxRamp: ['used', 'limit', 'cap'],
  mailboxCap: ['used', 'limit'],
  campaignLimit: ['used', 'limit'],
  quota: ['used', 'limit'],
  gap: ['mailboxes', 'from', 'to'],
  followUpsFirst: ['used', 'limit'],
} as const satisfies Partial<Record<Reason, readonly string[]>>;

const namesFigures = (reason: Reason): reason is keyof typeof NEEDS => reason in NEEDS;

/** Between two mails is not a reason the user has to do something about. */
const STILL_SENDING: readonly Reason[] = ['gap', 'inTurn', 'followUpsFirst'];
export const isStillSending = ({ reason }: Pick<WaitReason, 'reason'>): boolean => STILL_SENDING.includes(reason);

type Words = {
  t: TFunction<'campaign-words'>;
  day: (at: string) => string;
  time: (at: string) => string;
  moment: (at: string) => string;
};

/** Why something does not go out, in one sentence without its full stop. */
function sentenceOf(waitReason: Tellable, words: Words): string {
  const { reason, values, until, round } = waitReason;
  const { t, moment } = words;
  const figures = figuresOf(waitReason, words);
  const has = (...names: readonly string[]) => names.every((name) => figures[name] !== undefined);
  if (reason === 'guardRail' && has('least', 'sent')) {
    return t(figures.rule === 'complaints' ? 'reasons.guardRail.complaints' : 'reasons.guardRail.bounces', figures);
  }
  if (reason === 'mailboxRamp' && figures.holds === 'warmup' && has('used', 'limit', 'cap')) {
    return t('reasons.mailboxRamp.warming', figures);
  }
  if (reason === 'mailboxCap' && has('used', 'cap') && Number(values.kept) > 0) {
    return t('reasons.mailboxCap.kept', figures);
  }
  if (reason === 'gap' && has('sent', 'minutes')) return t('reasons.gap.mailbox', figures);
  if (reason === 'gap' && has('email')) return t('reasons.gap.one');
  if (reason === 'unverified' && has('category')) {
    return t(figures.category === 'UNKNOWN' ? 'reasons.unverified.unknown' : 'reasons.unverified.unchecked');
  }
  if (reason === 'delay' && (values.round ?? round) === 0) {
    return until ? t('reasons.delay.first', { at: moment(until) }) : t('reasons.delay.notYet');
  }
  if (reason === 'domainLimit' && !has('company') && has('limit')) return t('reasons.domainLimit.some', figures);
  return namesFigures(reason) && has(...NEEDS[reason])
    ? t(`reasons.${reason}.full`, figures)
    : t(`reasons.${reason}.text`);
}

/** A reason as two or three words, for a list: company limit. */
function nameOf({ reason, values }: Pick<WaitReason, 'reason' | 'values'>, t: TFunction<'campaign-words'>): string {
  if (reason === 'unverified' && values.category !== undefined) {
    return t(values.category === 'UNKNOWN' ? 'reasons.unverified.unknownName' : 'reasons.unverified.uncheckedName');
  }
  return t(`reasons.${reason}.name`);
}

/** The figures of a reason as they are shown. */
function figuresOf({ reason, values, until, round }: Tellable, { t, day, time }: Words) {
  const figures: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(values)) {
    const shown = typeof value === 'number' ? formatNumber(value) : value;
    if (shown !== '') figures[name] = shown;
  }
  figures.company ??= figures.domain;
  if (figures.variable) figures.variable = `{{${figures.variable.replace(/[{}]/g, '')}}}`;
  const provider = (['google', 'microsoft', 'yahoo', 'other'] as const).find((known) => known === values.provider);
  if (provider) figures.provider = t(`provider.${provider}`);
  if (until && figures.zone) {
    Object.assign(figures, {
      day: day(until),
      there: timeThere(until, figures.zone),
      place: placeOfZone(figures.zone),
    });
  }
  if (reason === 'guardRail' && typeof values.count === 'number' && typeof values.sent === 'number') {
    const max = values.rule === 'complaints' ? COMPLAINT_SHARE_MAX : BOUNCE_SHARE_MAX;
    figures.limit = shortShare(typeof values.limit === 'number' ? values.limit : max);
    figures.least = formatNumber(BOUNCE_SENDS_MIN);
  }
  if (reason === 'gap' && figures.sentAt) figures.sent = time(figures.sentAt);
  if (reason === 'delay') Object.assign(figures, delayFigures(values, round ?? null));
  return figures;
}

function delayFigures(values: WaitReason['values'], round: number | null) {
  const unit = DELAY_UNITS.find((known) => known === values.unit);
  const waiting = typeof values.round === 'number' ? values.round : round;
  if (!unit || typeof values.count !== 'number' || waiting === null || waiting < 1) return { round: undefined };
  return { round: String(waiting + 1), before: String(waiting), wait: waitWords({ count: values.count, unit }) };
}

export function useReasonWords() {
  const { t } = useTranslation('campaign-words');
  const { day, time, moment } = useDates();
  return {
    sentence: (waitReason: Tellable) => sentenceOf(waitReason, { t, day, time, moment }),
    name: (waitReason: Pick<WaitReason, 'reason' | 'values'>) => nameOf(waitReason, t),
  };
}
