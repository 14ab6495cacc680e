import { type CampaignDoubt, DOUBT_DAYS, type DoubtSettlement } from '@outrider/contract/campaigns/doubts';
import { DOUBT_ANSWERS } from '@outrider/contract/campaigns/leads';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { doubtsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Dot, type DotTone } from '../../../../ui/dot.tsx';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { FailedNote } from '../../shared/failed-note.tsx';
import { DOUBT_ICONS } from '../leads/doubt-icons.ts';
import { type DoubtAnswer, useSettleDoubts } from '../leads/use-settle-doubts.ts';
import styles from './doubt-list.module.css';

/** What only counts as sent was not left out, and its next round is planned. */
const ANSWERS_WHEN_COUNTED = ['sent', 'sendAgain'] as const satisfies readonly DoubtAnswer[];

type DoubtListProps = { campaignId: string; onLead?: (leadId: string) => void };

/** Mails of which nobody knew whether they went out: what each waits for, or how it was settled, and by what. */
export function DoubtList({ campaignId, onLead }: DoubtListProps) {
  const { t } = useTranslation('campaigns');
  const query = useQuery(doubtsQuery(campaignId));
  const settle = useSettleDoubts(campaignId);
  const { data } = query;
  if (query.isError && !data) {
    return (
      <Grid as="section" gap={1} border="top" className={styles.list} aria-label={t('doubts.title')}>
        <FailedNote query={query} />
      </Grid>
    );
  }
  if (!data || data.doubts.length === 0) return null;
  const { doubts, open, settled } = data;
  const numbers = { open: formatNumber(open), settled: formatNumber(settled) };
  return (
    <Grid as="section" gap={1} border="top" className={styles.list} aria-label={t('doubts.title')}>
      <header className={styles.head}>
        <h2>{t('doubts.title')}</h2>
        <span className="muted small">{t('doubts.counts', numbers)}</span>
      </header>
      <p className="muted small">{t('doubts.rule', { count: DOUBT_DAYS })}</p>
      <ul className={styles.rows}>
        {doubts.map((doubt) => (
          <Row
            key={`${doubt.leadId} ${doubt.round}`}
            doubt={doubt}
            isBusy={settle.isPending}
            onAnswer={(answer) => settle.mutate({ answer, choice: { leadIds: [doubt.leadId] } })}
            onLead={onLead}
          />
        ))}
      </ul>
      {open + settled > doubts.length && <p className="muted small">{t('doubts.more', { count: doubts.length })}</p>}
    </Grid>
  );
}

const UNSENT: readonly DoubtSettlement[] = ['absentInSent', 'toldUnsent', 'toldSkipped'];

function toneOf(settled: CampaignDoubt['settled']): DotTone {
  if (!settled) return 'amber';
  if (settled.by === 'age') return 'ring';
  return UNSENT.includes(settled.by) ? 'grey' : 'green';
}

type RowProps = {
  doubt: CampaignDoubt;
  isBusy: boolean;
  onAnswer: (answer: DoubtAnswer) => void;
  onLead: ((leadId: string) => void) | undefined;
};

function Row({ doubt, isBusy, onAnswer, onLead }: RowProps) {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const dates = useDates();
  const { leadId, name, email, round, mailbox, since, settled, countsAt, canSendAgain } = doubt;
  const person = name || email;
  const answers = settled ? (canSendAgain ? ANSWERS_WHEN_COUNTED : []) : DOUBT_ANSWERS;
  return (
    <Grid as="li" columns="subgrid" align="center" minHeight={44} pad="1.5 0" border="top" className={styles.row}>
      <span className={styles.who}>
        {onLead ? (
          <button type="button" className="link ellipsis" onClick={() => onLead(leadId)}>
            {person}
          </button>
        ) : (
          <span className="medium ellipsis">{person}</span>
        )}
        <span className="muted small">{t('doubts.which', { round: round + 1, mailbox, at: dates.moment(since) })}</span>
      </span>
      <span className={styles.state}>
        <span>
          <Dot tone={toneOf(settled)} />{' '}
          {settled
            ? t(`campaign-words:doubtEnds.${settled.by}`, { name: settled.name, count: DOUBT_DAYS })
            : t('doubts.open', { at: dates.moment(countsAt) })}
        </span>
        {settled && <time className="muted small">{t('doubts.settledAt', { at: dates.moment(settled.at) })}</time>}
      </span>
      <span className={styles.answers}>
        {answers.map((answer) => {
          const Icon = DOUBT_ICONS[answer];
          return (
            <Button
              key={answer}
              small
              disabled={isBusy}
              icon={<Icon size={14} />}
              title={t(`leads.doubt.hints.${answer}`)}
              onClick={() => onAnswer(answer)}
            >
              {t(`leads.doubt.answers.${answer}`)}
            </Button>
          );
        })}
      </span>
    </Grid>
  );
}
