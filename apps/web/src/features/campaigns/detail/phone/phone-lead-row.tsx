import type { Lead } from '@outrider/contract/campaigns/leads';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../../ui/layout/layout.tsx';
import { NextStep } from '../leads/next-step.tsx';
import { RoundSquares } from '../leads/round-squares.tsx';
import styles from './phone-lead-row.module.css';
import parts from './phone-parts.module.css';

type LeadRowProps = { lead: Lead; onOpen: () => void };

export const LeadRow = ({ lead, onOpen }: LeadRowProps) => (
  <button type="button" className={parts.line} onClick={onOpen}>
    <LeadWords lead={lead} />
  </button>
);

type ChosenRowProps = { lead: Lead; isChosen: boolean; onToggle: () => void };

/** The same with a box to tick; the whole line ticks it. */
export function ChosenRow({ lead, isChosen, onToggle }: ChosenRowProps) {
  const { t } = useTranslation('campaigns');
  const id = useId();
  return (
    <label className={`${parts.line} ${styles.chosen}`} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        aria-label={t('leads.select', { name: lead.name || lead.email })}
        onChange={onToggle}
      />
      <Stack as="span" gap={1}>
        <LeadWords lead={lead} />
      </Stack>
    </label>
  );
}

const LeadWords = ({ lead }: { lead: Lead }) => (
  <>
    <Row minWidth={0} as="span" spread gap={3}>
      <span className="medium ellipsis">{lead.name || lead.email}</span>
      <span className={styles.squares}>
        <RoundSquares rounds={lead.rounds} />
      </span>
    </Row>
    <span className="muted small ellipsis">{[lead.company, lead.email].filter(Boolean).join(', ')}</span>
    <NextStep lead={lead} />
  </>
);
