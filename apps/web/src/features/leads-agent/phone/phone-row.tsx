import { Check, CircleHelp, X } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentRow, AgentTask, Criterion } from '../../../api/leads-agent.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { criterionWords } from '../shared/criterion-words.ts';
import { EmailState } from '../shared/email-state.tsx';
import evidence from '../shared/evidence.module.css';
import { Evidence } from '../shared/evidence.tsx';
import { FIT_TONES, percentSure, reasonWords } from '../shared/search-words.ts';
import { useDecide } from '../shared/use-decide.ts';
import type { Judgement } from '../shared/verdict-mark.tsx';
import styles from './phone.module.css';

const ICONS = { yes: Check, no: X, unclear: CircleHelp };

type PhoneRowProps = {
  task: AgentTask;
  row: AgentRow;
  /** The next one to decide: what is unclear is open at once. */
  isNext?: boolean;
  /** At the end of the card. */
  children?: ReactNode;
  /** For choosing some of them. */
  onChoose?: ((rowId: string) => void) | undefined;
  isChosen?: boolean;
};

/**
 * A person as a card. Each verdict opens what it rests on, in the card. Thousands stand below one another, so that one is drawn
 * anew only when it changed.
 */
export const PhoneRow = memo(function PhoneRow(props: PhoneRowProps) {
  const { task, row, isNext = false, children, onChoose, isChosen = false } = props;
  const { t } = useTranslation('leads-agent');
  const [chosen, setChosen] = useState<string | null>();
  const open = row.judgements.find(({ verdict }) => verdict === 'unclear')?.criterionId;
  const shown = chosen === undefined && isNext ? open : (chosen ?? undefined);
  const criterion = task.wish.criteria.find(({ id }) => id === shown);
  const judgement = row.judgements.find(({ criterionId }) => criterionId === shown);
  const company = row.company?.value ?? row.companyKey;
  return (
    <Grid as="li" columns="32px minmax(0, 1fr)" gap={3} pad="3 4" border="bottom" className={styles.row}>
      {onChoose ? (
        <input
          type="checkbox"
          aria-label={t('results.choose', { name: row.name.value })}
          checked={isChosen}
          onChange={() => onChoose(row.rowId)}
        />
      ) : (
        <Avatar name={row.name.value} picture="" size={32} />
      )}
      <Stack gap={2}>
        <div>
          <Row minWidth={0} spread align="baseline">
            <Text size={15} className="medium ellipsis">
              {row.name.value}
            </Text>
            <span className="muted small numbers">{t('row.sure', { percent: percentSure(row) })}</span>
          </Row>
          <div className="ellipsis">{[row.title?.value, company].filter(Boolean).join(t('comma'))}</div>
          {row.email && <div className="secondary ellipsis">{row.email.value}</div>}
        </div>
        <Row minWidth={0} wraps gap={2}>
          {row.judgements.map((each) => (
            <Mark
              key={each.criterionId}
              judgement={each}
              criterion={task.wish.criteria.find(({ id }) => id === each.criterionId)}
              isShown={each.criterionId === shown}
              onShow={() => setChosen(each.criterionId === shown ? null : each.criterionId)}
            />
          ))}
          <Row as="span" inline gap={1.5} before="auto">
            {row.fit === 'out' ? <Tag tone={FIT_TONES.out}>{t('fit.out')}</Tag> : <EmailState row={row} />}
          </Row>
        </Row>
        {row.fit !== 'fit' && row.decidedBy !== '' && (
          <p className="secondary small">{reasonWords(t, row.decidedBy)}</p>
        )}
        {criterion && judgement && <OpenEvidence task={task} row={row} criterion={criterion} judgement={judgement} />}
        {children}
      </Stack>
    </Grid>
  );
});

type MarkProps = { judgement: Judgement; criterion: Criterion | undefined; isShown: boolean; onShow: () => void };

function Mark({ judgement: { verdict, criterionId }, criterion, isShown, onShow }: MarkProps) {
  const { t } = useTranslation('leads-agent');
  const label = criterion ? criterionWords(t, criterion) : '';
  const Icon = ICONS[verdict];
  return (
    <button
      type="button"
      className={`${styles.mark} ${evidence[verdict]}`}
      aria-expanded={isShown}
      aria-label={t('row.verdict', { id: criterionId, label, verdict: t(`verdict.${verdict}`) })}
      onClick={onShow}
    >
      <Icon size={12} strokeWidth={2.5} aria-hidden />
      {criterionId}
    </button>
  );
}

type OpenProps = { task: AgentTask; row: AgentRow; criterion: Criterion; judgement: Judgement };

function OpenEvidence({ task, row, criterion, judgement }: OpenProps) {
  const { decide, isDeciding } = useDecide(task.taskId, row.rowId, criterion.id);
  return (
    <Box pad={3} border="all" rounded surface="inset">
      <Evidence criterion={criterion} judgement={judgement} onDecide={decide} isBusy={isDeciding} />
    </Box>
  );
}
