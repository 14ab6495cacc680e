import type { VerifyTask } from '@outrider/contract/verification/verification';
import type { TFunction } from 'i18next';
import { CATEGORY_ORDER } from '../shared/categories.ts';
import { runName, sourceWords } from '../shared/run-words.ts';

/** The list as rows of a file: its head, then a line a run. Times are UTC, as a spreadsheet can sort them. */
export function historyRows(runs: readonly VerifyTask[], t: TFunction<'verification'>, moment: (at: string) => string) {
  const head = [
    t('history.run'),
    t('history.source'),
    t('history.started'),
    t('history.ended'),
    t('history.state'),
    t('history.addresses'),
    ...CATEGORY_ORDER.map((category) => t(`category.${category}`)),
    t('history.charged'),
    t('history.by'),
  ];
  const lines = runs.map((run) => [
    runName(t, run, moment),
    sourceWords(t, run),
    run.startedAt,
    run.endedAt,
    t(`state.${run.state}`),
    run.total,
    ...CATEGORY_ORDER.map((category) => run.counts[category]),
    run.charged,
    run.by,
  ]);
  return [head, ...lines];
}
