import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../../api/campaigns/editor-queries.ts';
import { fieldNameOf } from '../../../../platform/field-name.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { useMissingField } from '../../../../ui/form/use-missing-field.ts';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { ExceptionChoice, NO_EXCEPTIONS } from '../../shared/exceptions.tsx';
import shared from '../editor.module.css';
import { counted } from '../words.ts';
import { guessTargets, rowsAs, type Target } from './column-targets.ts';
import styles from './leads-step.module.css';
import type { ReadTable, TableColumn } from './read-table.ts';
import { useAddFile } from './use-add-leads.ts';

type MapFileProps = {
  table: ReadTable;
  /** The source it made when it was matched before. */
  replaces: string | undefined;
  onDone: (source: LeadSource) => void;
  onCancel: () => void;
};

/** What each column of a file becomes, before anybody of it is a lead. */
export function MapFile({ table, replaces, onDone, onCancel }: MapFileProps) {
  const { t } = useTranslation('campaign-editor');
  const { data: book } = useQuery(bookQuery);
  const own = useMemo(() => book?.fields.map(({ name }) => name) ?? [], [book]);
  const guessed = useMemo(() => guessTargets(table, own), [table, own]);
  const [chosen, setChosen] = useState<ReadonlyMap<number, Target>>(new Map());
  const [exceptions, setExceptions] = useState(NO_EXCEPTIONS);
  const { mutate: add, isPending, done } = useAddFile(onDone);
  const targets = guessed.map((guess, index) => chosen.get(index) ?? guess);
  const hasEmail = targets.includes('email');
  const { field, ask } = useMissingField<HTMLDivElement>(!hasEmail);
  // A thing chosen by hand is taken away from the column that had it.
  const choose = (index: number, target: Target) =>
    setChosen((known) => {
      const changed = new Map(known).set(index, target);
      if (target !== 'skip')
        for (const [other, each] of targets.entries())
          if (other !== index && each === target) changed.set(other, 'skip');
      return changed;
    });
  return (
    <>
      <Row rigid className={shared.head}>
        <h2>{t('fields.title')}</h2>
        <span className="muted small ellipsis">{useFileWords(table)}</span>
        <Text grow />
        <Button small text icon={<RefreshCw size={14} />} onClick={() => setChosen(new Map())}>
          {t('fields.matchAgain')}
        </Button>
      </Row>
      <div ref={field} className={styles.fields} style={{ maxHeight: 'none', flex: 1 }}>
        <PlainTable edged className={styles.table} aria-label={t('fields.title')}>
          <FieldHead />
          <tbody>
            {table.columns.map((column, index) => (
              <tr key={column.index}>
                <td className="secondary ellipsis" title={column.header}>
                  {column.header || t('fields.headless', { number: column.index + 1 })}
                </td>
                <td>
                  <TargetSelect
                    column={column}
                    own={own}
                    target={targets[index] ?? 'skip'}
                    onChange={(target) => choose(index, target)}
                  />
                </td>
                <td className="ellipsis">{column.sample || MISSING}</td>
                <td>
                  <Filled
                    word={column.header}
                    filled={column.filled}
                    rows={table.rows.length}
                    isUsed={targets[index] !== 'skip'}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </div>
      <Row as="footer" rigid spread gap={4} border="top" tone="muted" size={12} className={styles.foot}>
        <ExceptionChoice value={exceptions} onChange={setExceptions} />
        <Text grow />
        {!hasEmail && (
          <span role="alert" className="red">
            {t('fields.noEmail')}
          </span>
        )}
        <Button small disabled={isPending} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          small
          primary
          busy={isPending}
          onClick={() =>
            ask(() => add({ fileName: table.fileName, rows: rowsAs(targets, table.rows), ...exceptions, replaces }))
          }
        >
          {isPending && done > 0
            ? t('fields.progress', { done: formatNumber(done), total: formatNumber(table.rows.length) })
            : t('fields.add', counted(table.rows.length))}
        </Button>
      </Row>
    </>
  );
}

function useFileWords({ fileName, headerLine, encoding }: ReadTable): string {
  const { t } = useTranslation('campaign-editor');
  const header = headerLine > 0 ? t('fields.headerIn', { line: headerLine }) : t('fields.noHeader');
  return [fileName, header, encoding.toUpperCase()].filter(Boolean).join(t('comma'));
}

export function FieldHead() {
  const { t } = useTranslation('campaign-editor');
  return (
    <>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('fields.column')}</th>
          <th scope="col">{t('fields.becomes')}</th>
          <th scope="col">{t('fields.first')}</th>
          <th scope="col">{t('fields.filled')}</th>
        </tr>
      </thead>
    </>
  );
}

type FilledProps = { word: string; filled: number; rows: number; isUsed: boolean; isThin?: boolean };

export function Filled({ word, filled, rows, isUsed, isThin = false }: FilledProps) {
  if (!isUsed) return <Text tone="faint">{MISSING}</Text>;
  return (
    <Grid columns="1fr 40px" gap={2} align="center" textAlign="right">
      <Bar label={word} value={filled} total={rows} tone={isThin ? 'amber' : 'ink'} />
      <span className="numbers small">{formatNumber(filled)}</span>
    </Grid>
  );
}

type TargetSelectProps = {
  column: TableColumn;
  own: readonly string[];
  target: Target;
  onChange: (target: Target) => void;
};

function TargetSelect({ column, own, target, onChange }: TargetSelectProps) {
  const { t } = useTranslation('campaign-editor');
  const fresh = fieldNameOf(column.header, column.index);
  const fields = [...new Set([...STANDARD_FIELDS, ...own, fresh, target])].filter(
    (name) => name !== 'email' && name !== 'name' && name !== 'skip',
  );
  return (
    <Select
      size="small"
      className={styles.target ?? ''}
      aria-label={t('fields.becomesOf', { column: column.header })}
      value={target}
      showSearch
      options={[
        { value: 'skip', label: t('fields.skip') },
        { value: 'email', label: t('fields.email') },
        { value: 'name', label: t('fields.name') },
        ...fields.map((name) => ({ value: name, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
