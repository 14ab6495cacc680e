import type { Lead } from '@outrider/contract/campaigns/leads';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../../ui/layout/layout.tsx';
import styles from './round-squares.module.css';

type RoundState = Lead['rounds'][number];

const Square = ({ state }: { state: RoundState }) => <i className={`${styles.square} ${styles[state] ?? ''}`} />;

/** A square for every round, filled by what came of it. */
export function RoundSquares({ rounds }: { rounds: readonly RoundState[] }) {
  const { t } = useTranslation('campaigns');
  const words = rounds.map((state, index) => `${index + 1} ${t(`leads.state.${state}`)}`).join(', ');
  return (
    <Row
      as="span"
      inline
      wraps
      gap={0.75}
      maxHeight={34}
      overflow="hidden"
      align="stretch"
      className={styles.squares}
      role="img"
      aria-label={t('leads.roundsLabel', { words })}
      title={words}
    >
      {rounds.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place.
        <Square key={index} state={state} />
      ))}
    </Row>
  );
}

const SHOWN = ['sent', 'next', 'skipped', 'willNotGo', 'bounced', 'inDoubt'] as const;

export function SquareLegend() {
  const { t } = useTranslation('campaigns');
  return (
    <Row as="span" wraps gap="1 4" align="stretch">
      {SHOWN.map((state) => (
        <Row as="span" gap={1.5} whiteSpace="nowrap" key={state}>
          <Square state={state} />
          {t(`leads.state.${state}`)}
        </Row>
      ))}
    </Row>
  );
}
