import { useTranslation } from 'react-i18next';
import type { AgentRow, Criterion } from '../../../api/leads-agent.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { HoverCard } from '../../../ui/overlay/hover-card.tsx';
import { criterionWords } from './criterion-words.ts';
import styles from './evidence.module.css';
import { Evidence } from './evidence.tsx';
import { useDecide } from './use-decide.ts';
import { type Judgement, VerdictMark } from './verdict-mark.tsx';

type MarkPopoverProps = { taskId: string; row: AgentRow; criterion: Criterion; judgement: Judgement };

/** A verdict whose evidence opens under the pointer and with the focus; y and n decide what is unclear. */
export function MarkPopover({ taskId, row, criterion, judgement }: MarkPopoverProps) {
  const { t } = useTranslation('leads-agent');
  const { decide, isDeciding } = useDecide(taskId, row.rowId, criterion.id);
  const isOpen = judgement.verdict === 'unclear';
  return (
    <HoverCard
      placement="bottom"
      content={
        <div className={styles.popover}>
          <Evidence criterion={criterion} judgement={judgement} onDecide={decide} isBusy={isDeciding} />
        </div>
      }
    >
      <Box
        type="button"
        as="button"
        rounded
        className={styles.opener}
        data-evidence={isOpen ? 'open' : judgement.verdict}
        aria-label={t('evidence.label', {
          name: row.name.value,
          id: criterion.id,
          label: criterionWords(t, criterion),
          verdict: t(`verdict.${judgement.verdict}`),
        })}
        onKeyDown={(event) => {
          const verdict = isOpen ? ({ y: 'yes', n: 'no' } as const)[event.key] : undefined;
          if (verdict === undefined) return;
          event.preventDefault();
          decide(verdict);
        }}
      >
        <VerdictMark verdict={judgement.verdict} />
      </Box>
    </HoverCard>
  );
}
