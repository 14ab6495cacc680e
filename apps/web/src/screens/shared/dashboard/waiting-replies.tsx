import type { MeaningWaits } from '@outrider/contract/dashboard';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MEANING_TONES } from '../../../features/inbox/shared/marks.ts';
import { meaningPath } from '../../../paths/paths.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { waitingOf } from './waiting-of.ts';
import styles from './waiting-replies.module.css';

/** Answers that wait, by meaning; nothing where none does. */
export function WaitingReplies({ replies }: { replies: readonly MeaningWaits[] }) {
  const { t } = useTranslation(['dashboard', 'inbox']);
  const { since } = useDates();
  const waiting = replies.filter((row) => waitingOf(row) > 0);
  const most = Math.max(...waiting.map(waitingOf));
  const [oldest] = waiting.flatMap((row) => row.oldest ?? []).toSorted();
  if (oldest === undefined) return null;
  return (
    <Box as="section" pad="3 4 1" border="bottom" className={styles.block}>
      <header>
        <h2>{t('dashboard:replies.wait')}</h2>
        <span className="muted small">{t('dashboard:replies.oldestAt', { at: since(oldest) })}</span>
      </header>
      {waiting.map((row) => {
        const tone = MEANING_TONES[row.meaning];
        const name = t(`inbox:meaning.${row.meaning}`);
        return (
          <Link key={row.meaning} to={meaningPath(row.meaning)}>
            <Dot tone={row.meaning === 'unlabelled' ? 'ring' : tone} />
            <span>{name}</span>
            <Bar label={name} value={waitingOf(row)} total={most} tone={tone} thick />
            <Text as="b" textAlign="right" className="strong">
              {formatNumber(waitingOf(row))}
            </Text>
            <ChevronRight size={14} aria-hidden className="muted" />
          </Link>
        );
      })}
    </Box>
  );
}
