import type { ColumnTarget, ImportChoices } from '@outrider/contract/contacts/import';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';

/** What the step of the columns is given, in every form of it. */
export type ColumnsProps = {
  preview: Preview;
  choices: ImportChoices;
  onChange: (changed: Partial<ImportChoices>) => void;
  /** Forgets what was chosen for the columns and looks at them afresh. */
  onMatchAgain: () => void;
  isBusy: boolean;
  /** What keeps the import from starting, once it was tried. */
  problem: string | undefined;
  columnsRef: RefObject<HTMLDivElement | null>;
  plan: string;
  verificationsLeft: number | null;
};

export function useColumnChoices(
  { columns }: Preview,
  choices: ImportChoices,
  onChange: (changed: Partial<ImportChoices>) => void,
) {
  const targetOf = (index: number): ColumnTarget =>
    choices.columns.find((column) => column.index === index)?.target ?? { kind: 'skip' };
  const setTarget = (index: number, target: ColumnTarget) =>
    onChange({
      columns: columns.map((column) => ({
        index: column.index,
        target: column.index === index ? target : single(targetOf(column.index), target),
      })),
    });
  return { targetOf, setTarget };
}

/** Only one column can be the address: choosing another takes it from the one before. */
const single = (kept: ColumnTarget, chosen: ColumnTarget): ColumnTarget =>
  chosen.kind === 'email' && kept.kind === 'email' ? { kind: 'skip' } : kept;

const DELIMITERS: Partial<Record<string, 'comma' | 'semicolon' | 'tab' | 'pipe'>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};

/** How the file was read, in a few words. */
export function useFileWords({ run }: Preview, { hasHeader }: ImportChoices): string {
  const { t } = useTranslation('contacts');
  const delimiter = DELIMITERS[run.delimiter];
  return [
    t('import.rows', { count: run.rows, number: formatNumber(run.rows) }),
    t(hasHeader ? 'import.withHeader' : 'import.withoutHeader'),
    delimiter === undefined ? '' : t(`import.delimiter.${delimiter}`),
    run.encoding,
  ]
    .filter(Boolean)
    .join(t('filter.comma'));
}
