import { CHOSEN_ROWS_MAX } from '@outrider/contract/leads-agent/rows';
import { FITS } from '@outrider/contract/leads-agent/search';
import { useMutation } from '@tanstack/react-query';
import { Users, Zap } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgentTask, enrichMutation, type Fit, type RowChoice } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { ExportButton } from '../../../ui/table/export-button.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { counted } from '../shared/search-words.ts';
import { VerdictMark } from '../shared/verdict-mark.tsx';
import { ResultNumbers } from './result-numbers.tsx';
import { useRowColumns } from './row-columns.tsx';
import { showEvidence } from './show-evidence.ts';
import { useChosen } from './use-chosen.ts';
import { useExport } from './use-export.ts';
import { useRows } from './use-rows.ts';

const ALL = 'all';
const SEGMENTS = [ALL, ...FITS] as const;
const idOf = ({ rowId }: { rowId: string }) => rowId;

type ResultsProps = {
  task: AgentTask;
  /** The stream is not there, so the rows are asked for. */
  isPolled: boolean;
  onSync: (choice: RowChoice, count: number) => void;
  /** A dialog lies over it. */
  isCovered: boolean;
};

/** Everybody that was found, with every verdict; who is out says why. */
export function Results({ task, isPolled, onSync, isCovered }: ResultsProps) {
  const { t } = useTranslation('leads-agent');
  const { taskId, counts } = task;
  const [fit, setFit] = useState<Fit>();
  const { mutate: enrich, isPending: isEnriching } = useMutation(enrichMutation);
  const { save, isSaving } = useExport(task);
  const list = useRows({ taskId, ...(fit && { fit }) }, isPolled);
  const { person, company, marks, sure, email, phone, decidedBy } = useRowColumns(task);
  const totals = {
    all: counts.fit + counts.unclear + counts.out,
    fit: counts.fit,
    unclear: counts.unclear,
    out: counts.out,
  };
  const total = totals[fit ?? ALL];
  const chosen = useChosen({ rows: list.rows, fit, total });
  const columns =
    fit === 'out' || fit === 'unclear'
      ? [person, company, ...marks, decidedBy, email]
      : [person, company, ...marks, sure, email, phone];
  return (
    <ResourceList
      label={t('results.label')}
      query={list.query}
      rows={list.rows}
      total={total}
      idOf={idOf}
      columns={columns}
      numbers={<ResultNumbers task={task} />}
      filters={
        <Segments
          large
          label={t('results.which')}
          value={fit ?? ALL}
          options={SEGMENTS.map((value) => ({ value, text: t(`tab.${value}`), count: totals[value] }))}
          onChange={(chosen) => setFit(FITS.find((known) => known === chosen))}
        />
      }
      columnChoice={{
        list: 'leads-agent',
        hiddenAtFirst: ['phone'],
        label: t('results.columns'),
        choices: [company, sure, email, phone, decidedBy].map(({ key }) => ({
          key,
          text: t(`column.${key as 'company' | 'sure' | 'email' | 'phone' | 'decidedBy'}`),
        })),
      }}
      tools={
        <ExportButton
          text={t('results.export')}
          isBusy={isSaving}
          isDisabled={list.rows.length === 0}
          onExport={() => save(fit)}
        />
      }
      failedHint={t('results.failedHint')}
      none={
        fit ? (
          <NoMatch
            title={t(`results.none.${fit}`)}
            hint={t('results.inAll', counted(totals.all))}
            clearText={t('results.showAll')}
            onClear={() => setFit(undefined)}
          />
        ) : (
          <Box as="p" grow pad={6} className="muted">
            {t(task.state === 'ended' ? 'results.nobody' : 'results.notYet')}
          </Box>
        )
      }
      selection={{
        selected: chosen.selected,
        onSelect: chosen.select,
        rowLabel: ({ name }) => t('results.choose', { name: name.value }),
        allLabel: t('results.chooseAll'),
        bar: {
          label: t('results.chosen'),
          count: t('results.chosenCount', counted(chosen.count)),
          clearText: t('results.chooseNone'),
          actions: (
            <>
              {chosen.isTooMany && <span>{t('results.tooMany', { most: formatNumber(CHOSEN_ROWS_MAX) })}</span>}
              {chosen.canChooseAll && (
                <Button text onClick={chosen.chooseAll}>
                  {t('results.chooseEverybody', counted(total))}
                </Button>
              )}
              <Button
                text
                icon={<Users size={16} strokeWidth={1.5} />}
                disabled={chosen.isTooMany}
                onClick={() => onSync(chosen.choice, chosen.count)}
              >
                {t('sync.open')}
              </Button>
              <Button
                text
                icon={<Zap size={16} strokeWidth={1.5} />}
                disabled={chosen.isTooMany}
                busy={isEnriching}
                onClick={() => enrich({ taskId, choice: chosen.choice })}
              >
                {t('enrich')}
              </Button>
            </>
          ),
        },
      }}
      onEnd={list.loadMore}
      rowKeys={{ e: (id) => showEvidence(list.rows.findIndex((row) => row.rowId === id)) }}
      isCovered={isCovered}
      foot={{
        words: t('results.inAll', counted(total)),
        middle: (
          <Row as="span" gap={4} align="stretch">
            {(['yes', 'no', 'unclear'] as const).map((verdict) => (
              <Row as="span" inline key={verdict}>
                <VerdictMark verdict={verdict} />
                {t(`verdict.${verdict}`)}
              </Row>
            ))}
          </Row>
        ),
        keys: [
          [['j', 'k'], t('keys.move')],
          [['x'], t('keys.choose')],
          [['e'], t('keys.evidence')],
        ],
      }}
    />
  );
}
