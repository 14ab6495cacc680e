import type { Lead } from '@outrider/contract/campaigns/leads';
import { Clock, Pause, Play, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import styles from './next-step.module.css';

const LOOKS = {
  go: { Icon: Play, className: styles.go },
  wait: { Icon: Clock, className: styles.wait },
  hold: { Icon: Pause, className: styles.hold },
  stop: { Icon: Square, className: styles.stop },
} as const;

/** What comes next for a lead and when, or the one reason why nothing does. */
export function NextStep({ lead }: { lead: Lead }) {
  const { look, title, below } = useStepWords(lead);
  const { Icon, className } = LOOKS[look];
  return (
    <Row as="span" minWidth={0} align="stretch" className={`${styles.step} ${className ?? ''}`}>
      <Icon size={14} strokeWidth={1.5} aria-hidden />
      <Grid as="span" minWidth={0}>
        <Text weight={500} leading={18} className={`ellipsis ${styles.title}`}>
          {title}
        </Text>
        <span className="muted small ellipsis" title={below}>
          {below}
        </span>
      </Grid>
    </Row>
  );
}

function useStepWords({ group, next, waitReason }: Lead) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { sentence, name } = useReasonWords();
  if (group === 'stopped' || group === 'held') {
    const look = group === 'held' ? ('hold' as const) : ('stop' as const);
    const title = waitReason ? t(`leads.${group}`, { name: name(waitReason) }) : t(`groupsShort.${group}`);
    return { look, title, below: waitReason ? withEnd(sentence(waitReason), waitReason.until) : '' };
  }
  if (next) {
    const isToday = dates.isToday(next.at);
    return {
      look: isToday ? ('go' as const) : ('wait' as const),
      title: t('leads.nextRound', {
        round: next.round + 1,
        variant: next.variant,
        at: isToday ? dates.time(next.at) : dates.moment(next.at),
      }),
      below:
        next.place === null ? next.email : t('leads.inPlace', { email: next.email, place: formatNumber(next.place) }),
    };
  }
  return {
    look: 'wait' as const,
    title: waitReason ? t('leads.waits', { name: name(waitReason) }) : t('leads.inLine'),
    below: waitReason ? withEnd(sentence(waitReason), waitReason.until) : '',
  };

  function withEnd(words: string, until: string | null): string {
    return until === null ? words : `${words}, ${dates.isToday(until) ? dates.time(until) : dates.moment(until)}`;
  }
}
