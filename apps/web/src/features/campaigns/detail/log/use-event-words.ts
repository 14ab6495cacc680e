import { DOUBT_DAYS, DOUBT_SETTLEMENTS } from '@outrider/contract/campaigns/doubts';
import { DOUBT_ANSWERS } from '@outrider/contract/campaigns/leads';
import { CAMPAIGN_EVENTS, type CampaignEvent, type CampaignEventKind } from '@outrider/contract/campaigns/statistics';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../ui/dates.tsx';
import { useFollowUpReason } from '../../shared/follow-up-line.tsx';
import { useOpenKind } from '../../shared/use-open-kind.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';

/** An event, or the last one of a lead, which has no verdict of its own. */
type Tellable = Pick<CampaignEvent, 'round' | 'verdict' | 'words'> & { kind: string };

const BY_VERDICT = {
  opened: { person: 'events.openedPerson', machine: 'events.openedMachine', unknown: 'events.openedUnknown' },
  clicked: { person: 'events.clickedPerson', machine: 'events.clickedMachine', unknown: 'events.clickedUnknown' },
} as const;

/** By what a user said of a mail in doubt; their name follows. */
const BY_ANSWER = {
  sent: 'events.settledSent',
  sendAgain: 'events.settledSendAgain',
  skip: 'events.settledSkip',
} as const;

type Words = {
  t: TFunction<'campaign-words'>;
  day: (at: string) => string;
  wholeDay: (isoDay: string) => string;
  reason: (why: string) => string;
};

function nameOf(
  kind: CampaignEventKind,
  { round, verdict, words }: Tellable,
  { t, day, wholeDay, reason }: Words,
): string {
  if (kind === 'settled') {
    const [said = '', ...name] = words.split(' ');
    const answer = DOUBT_ANSWERS.find((known) => known === said);
    const proof = DOUBT_SETTLEMENTS.find((known) => known === said);
    if (proof)
      return t('events.settledBy', { round: (round ?? 0) + 1, words: t(`doubtEnds.${proof}`, { count: DOUBT_DAYS }) });
    if (answer) return t(BY_ANSWER[answer], { round: (round ?? 0) + 1, name: name.join(' ') });
  }
  if (kind === 'followsUp') {
    const [day = '', ...name] = words.split(' ');
    const campaign = name.join(' ');
    return day === ''
      ? t('events.followsUpSoon', { campaign })
      : t('events.followsUp', { day: wholeDay(day), campaign });
  }
  if (kind === 'followUpRefused') return t('events.followUpRefused', { reason: reason(words) });
  if (kind === 'outOfOffice' && words !== '') return t('events.outOfOfficeUntil', { day: day(words) });
  if (kind === 'opened' || kind === 'clicked') {
    return t(BY_VERDICT[kind][verdict === 'machine' || verdict === 'unknown' ? verdict : 'person']);
  }
  return t(`events.${kind}`, { round: (round ?? 0) + 1 });
}

export function useEventName() {
  const { t } = useTranslation('campaign-words');
  const { day, wholeDay } = useDates();
  const reason = useFollowUpReason();
  return (event: Tellable): string => {
    const kind = CAMPAIGN_EVENTS.find((known) => known === event.kind);
    return kind ? nameOf(kind, event, { t, day, wholeDay, reason }) : event.kind;
  };
}

/** Whose words are shown with their name already. */
const TOLD_BY_NAME: readonly string[] = [
  'settled',
  'outOfOffice',
  'followsUp',
  'followUpUndone',
  'followUpRefused',
] satisfies CampaignEventKind[];

/** How the guard writes down what it saw: `bounces 1/27`. */
const GUARD_WORDS = /^(?<rule>bounces|complaints) (?<count>\d+)\/(?<sent>\d+)$/;

export function useEventDetails() {
  const kindName = useOpenKind();
  const { sentence } = useReasonWords();
  return ({ kind, words }: Tellable): string => {
    const guard = kind === 'guardRail' ? GUARD_WORDS.exec(words)?.groups : undefined;
    if (guard) {
      const values = { rule: guard.rule ?? '', count: Number(guard.count), sent: Number(guard.sent) };
      return sentence({ reason: 'guardRail', values });
    }
    return TOLD_BY_NAME.includes(kind) ? '' : kindName(words);
  };
}

/** What happened, with what made us say so, where there is one line for both. */
export function useEventWords() {
  const eventName = useEventName();
  const kindName = useOpenKind();
  return (event: Tellable): string => {
    const name = eventName(event);
    if (event.words === '') return name;
    if (event.kind === 'opened' && event.verdict !== 'person') return `${name}, ${kindName(event.words)}`;
    return event.kind === 'bounced' ? `${name} ${event.words}` : name;
  };
}
