import { useTranslation } from 'react-i18next';
import type { SimulationLead } from '../../../api/campaigns/rehearsal-queries.ts';
import { useDates } from '../../../ui/dates.tsx';
import type { DotTone } from '../../../ui/dot.tsx';

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
        return [
          t(`leadState.${state}`),
          isChosen ? t('leadState.chosen', { day: on }) : t('leadState.on', { day: on }),
        ];
      case 'stopped':
        return [t('leadState.stopped'), reasonWords(reason)];
      case 'held':
        return [t('leadState.held'), at === null ? reasonWords(reason) : reasonWords('missingVariable', reason)];
      case 'away':
        return [t('leadState.away'), t('leadState.until', { day: on })];
      case 'paused':
        return [t('leadState.paused'), t('leadState.on', { day: on })];
      case 'sentToday':
        return [t('leadState.sentToday', { time: time(at) }), t('round', { round: number })];
      case 'due':
        return [t('leadState.due', { time: time(at) }), t('round', { round: number })];
      case 'waits':
        return [t('leadState.waits'), t('leadState.roundOn', { round: number, day: on })];
      case 'notStarted':
        return [
          t('leadState.notStarted'),
          at === null ? reasonWords(reason) : t('leadState.roundOn', { round: number, day: on }),
        ];
      case 'done':
        return [t('leadState.done'), at === null ? '' : t('leadState.on', { day: on })];
    }
  };
  return { reasonWords, stateWords, toneOf: (state: SimulationLead['state']) => TONES[state] };
}
