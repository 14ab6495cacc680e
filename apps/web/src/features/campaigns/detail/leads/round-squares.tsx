import type { Lead } from '@outrider/contract/campaigns/leads';
import { useTranslation } from 'react-i18next';
import styles from './round-squares.module.css';

type RoundState = Lead['rounds'][number];

const Square = ({ state }: { state: RoundState }) => <i className={`${styles.square} ${styles[state] ?? ''}`} />;

/** A square for every round, filled by what came of it. */
export function RoundSquares({ rounds }: { rounds: readonly RoundState[] }) {
  const { t } = useTranslation('campaigns');
  const words = rounds.map((state, index) => `${index + 1} ${t(`leads.state.${state}`)}`).join(', ');
  return (
    <span className={styles.squares} role="img" aria-label={t('leads.roundsLabel', { words })} title={words}>
      {rounds.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
        <Square key={index} state={state} />
      ))}
    </span>
  );
}

const SHOWN = ['sent', 'next', 'skipped', 'willNotGo', 'bounced', 'inDoubt'] as const;

/** What the squares mean. */
export function SquareLegend() {
  const { t } = useTranslation('campaigns');
  return (
    <span className={styles.legend}>
      {SHOWN.map((state) => (
        <span key={state}>
          <Square state={state} />
          {t(`leads.state.${state}`)}
        </span>
      ))}
    </span>
  );
}
