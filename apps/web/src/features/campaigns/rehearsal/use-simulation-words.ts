import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import type { DotTone } from '../../../ui/dot.tsx';
import type { SimulationLead } from './rehearsal-queries.ts';

const TONES: Record<SimulationLead['state'], DotTone> = {
  replied: 'violet',
  stopped: 'grey',
  bounced: 'red',
  optedOut: 'red',
  held: 'amber',
  away: 'amber',
  paused: 'red',
  sentToday: 'blue',
  due: 'amber',
  waits: 'grey',
  notStarted: 'ring',
  done: 'green',
};

const REASONS = [
  'replied',
  'companyReplied',
  'clicked',
  'bounced',
  'optedOut',
  'complained',
  'suppressed',
  'stoppedByHand',
  'held',
  'missingVariable',
  'unverified',
  'inDoubt',
  'noProviderMatch',
  'guardRail',
  'later',
] as const;

/** What is said of a lead, in the reader's words. */
export function useSimulationWords() {
  const { t } = useTranslation('rehearsal');
  const { day, time } = useDates();
  /** `variables`: what they lack; a reason nobody has words for is a wait. */
  const reasonWords = (reason: string, variables = ''): string => {
    if (reason === 'missingVariable' && variables !== '') return t('lacks', { variables });
    return t(`reason.${REASONS.find((known) => known === reason) ?? 'other'}`);
  };
  const stateWords = ({ state, at, round, reason, isChosen }: SimulationLead): [string, string] => {
    const on = at === null ? '' : day(at);
    const number = (round ?? 0) + 1;
    switch (state) {
      case 'replied':
      case 'bounced':
      case 'optedOut':
        return [t(`standing.${state}`), isChosen ? t('standing.chosen', { day: on }) : t('standing.on', { day: on })];
      case 'stopped':
        return [t('standing.stopped'), reasonWords(reason)];
      case 'held':
        return [t('standing.held'), at === null ? reasonWords(reason) : reasonWords('missingVariable', reason)];
      case 'away':
        return [t('standing.away'), t('standing.until', { day: on })];
      case 'paused':
        return [t('standing.paused'), t('standing.on', { day: on })];
      case 'sentToday':
        return [t('standing.sentToday', { time: time(at) }), t('round', { round: number })];
      case 'due':
        return [t('standing.due', { time: time(at) }), t('round', { round: number })];
      case 'waits':
        return [t('standing.waits'), t('standing.roundOn', { round: number, day: on })];
      case 'notStarted':
        return [
          t('standing.notStarted'),
          at === null ? reasonWords(reason) : t('standing.roundOn', { round: number, day: on }),
        ];
      case 'done':
        return [t('standing.done'), at === null ? '' : t('standing.on', { day: on })];
    }
  };
  return { reasonWords, stateWords, toneOf: (state: SimulationLead['state']) => TONES[state] };
}
