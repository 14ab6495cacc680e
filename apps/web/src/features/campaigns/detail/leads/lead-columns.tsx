import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { Lead } from '@outrider/contract/campaigns/leads';
import { useTranslation } from 'react-i18next';
import { MISSING } from '../../../../platform/format.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import type { TableColumn } from '../../../../ui/table/data-table.tsx';
import { OPEN_MARKS } from '../../shared/open-marks.ts';
import { useEventWords } from '../log/use-event-words.ts';
import styles from './lead-columns.module.css';
import { NextStep } from './next-step.tsx';
import { RoundSquares } from './round-squares.tsx';

const SQUARE = 17;
const ROUNDS_IN_LINE = 8;

export const OPTIONAL = ['rounds', 'openedBy', 'lastEvent', 'when', 'mailbox'] as const;
export const HIDDEN_AT_FIRST: readonly string[] = ['mailbox'];

/** The columns of the leads, in the reader's language. */
export function useLeadColumns(rounds: Campaign['rounds']): TableColumn<Lead>[] {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const eventWords = useEventWords();
  const squares = Math.max(76, Math.min(ROUNDS_IN_LINE, rounds.length) * SQUARE + 16);
  return [
    {
      key: 'lead',
      title: t('leads.lead'),
      min: 170,
      share: 216,
      cell: (lead) => (
        <Row gap={3} minWidth={0}>
          <Avatar name={lead.name || lead.email} picture="" />
          <Grid minWidth={0} className={styles.lines}>
            <span className="medium ellipsis" title={lead.email}>
              {lead.name || lead.email}
            </span>
            <span className="muted small ellipsis">{lead.company || lead.email}</span>
          </Grid>
        </Row>
      ),
    },
    {
      key: 'rounds',
      title: t('leads.rounds'),
      min: squares,
      share: squares,
      cell: (lead) => <RoundSquares rounds={lead.rounds} />,
    },
    {
      key: 'openedBy',
      title: t('leads.openedBy'),
      min: 96,
      share: 108,
      cell: ({ opened }) =>
        opened === 'none' ? (
          <Text tone="faint">{MISSING}</Text>
        ) : (
          <Row as="span">
            <Mark kind={OPEN_MARKS[opened]} size={12} />
            {t(`opened.${opened}`)}
          </Row>
        ),
    },
    {
      key: 'lastEvent',
      title: t('leads.lastEvent'),
      min: 160,
      share: 252,
      cell: ({ lastEvent, opened }) => {
        const words = lastEvent ? eventWords({ ...lastEvent, verdict: opened }) : t('leads.noEvent');
        return (
          <div className={styles.event} title={words}>
            {words}
          </div>
        );
      },
    },
    {
      key: 'when',
      title: t('leads.when'),
      min: 64,
      share: 76,
      align: 'right',
      cell: ({ lastEvent }) => (
        <time className="muted" title={lastEvent ? dates.moment(lastEvent.at) : undefined}>
          {lastEvent ? dates.since(lastEvent.at) : MISSING}
        </time>
      ),
    },
    {
      key: 'next',
      title: <span className={styles.nextHead}>{t('leads.next')}</span>,
      min: 240,
      share: 380,
      cell: (lead) => (
        <div className={styles.next}>
          <NextStep lead={lead} />
        </div>
      ),
    },
    {
      key: 'mailbox',
      title: t('leads.mailbox'),
      min: 140,
      share: 180,
      cell: ({ mailbox }) => <span className="muted ellipsis">{mailbox?.email ?? MISSING}</span>,
    },
  ];
}
