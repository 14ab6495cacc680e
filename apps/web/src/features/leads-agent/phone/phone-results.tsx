import { FITS } from '@outrider/contract/leads-agent/search';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentTask, Fit, RowChoice } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { toggled } from '../../../ui/resource-list/toggled.ts';
import { useRows } from '../results/use-rows.ts';
import { counted } from '../shared/search-words.ts';
import styles from './phone.module.css';
import { PhoneRow } from './phone-row.tsx';
import { PhoneRows } from './phone-rows.tsx';

type PhoneResultsProps = {
  task: AgentTask;
  isPolled: boolean;
  isChoosing: boolean;
  onSync: (choice: RowChoice, count: number) => void;
};

/** Everybody that was found, by how they stand, with what to do with them at the thumb. */
export function PhoneResults({ task, isPolled, isChoosing, onSync }: PhoneResultsProps) {
  const { t } = useTranslation('leads-agent');
  const [fit, setFit] = useState<Fit>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((rowId: string) => setChosen((before) => toggled(before, rowId)), []);
  const list = useRows({ taskId: task.taskId, ...(fit && { fit }) }, isPolled);
  const { counts } = task;
  const totals = { all: counts.fit + counts.unclear + counts.out, ...counts };
  const isSome = isChoosing && chosen.size > 0;
  return (
    <>
      <fieldset className={styles.tabs} aria-label={t('results.which')}>
        {(['all', ...FITS] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={(fit ?? 'all') === each}
            onClick={() => setFit(FITS.find((known) => known === each))}
          >
            {t(`tab.${each}`)} {formatNumber(totals[each])}
          </button>
        ))}
      </fieldset>
      <PhoneRows
        list={list}
        label={t('results.label')}
        none={t(fit ? `results.none.${fit}` : task.state === 'ended' ? 'results.nobody' : 'results.notYet')}
      >
        {(row, index) => (
          <PhoneRow
            key={row.rowId}
            task={task}
            row={row}
            isNext={fit === 'unclear' && index === 0}
            onChoose={isChoosing ? choose : undefined}
            isChosen={chosen.has(row.rowId)}
          />
        )}
      </PhoneRows>
      <Box above="auto" pad="2.5 4" border="top" surface="page" className={styles.pinned}>
        <Button
          large
          primary
          block
          disabled={isSome ? false : counts.fit === 0}
          onClick={() => (isSome ? onSync({ rowIds: [...chosen] }, chosen.size) : onSync({ fit: 'fit' }, counts.fit))}
        >
          {isSome ? t('sync.chosen', counted(chosen.size)) : t('sync.all', counted(counts.fit))}
        </Button>
      </Box>
    </>
  );
}
