import type { ImportProblem, ImportRun } from '@outrider/contract/contacts/import';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import native from '../../../../ui/form/native-field.module.css';
import { Box, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { PhoneState } from '../../shared/phone-state.tsx';
import { RowValues } from '../progress/row-values.tsx';
import { useFixRow } from '../progress/use-fix-row.ts';
import { useProblems, useProblemsFile } from '../progress/use-problems.ts';
import styles from './phone-import.module.css';

/** The rows that were not taken, or not as they are in the file, each mended where it stands. */
export function PhoneProblems({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const { kind, setKind, asked, kinds, query, rows, total, none } = useProblems(run);
  const { mutate: save, isPending } = useProblemsFile(run, asked);
  return (
    <Stack as="section" gap={3} pad={4} border="bottom" className={styles.part}>
      <h2>{t('import.problems')}</h2>
      <Segments block label={t('import.problems')} options={kinds} value={kind} onChange={setKind} />
      <PhoneState query={query} />
      {query.data && rows.length === 0 && <p className="muted">{none}</p>}
      <Stack as="ul" gap={2} aria-label={t('import.problems')}>
        {rows.map((problem) => (
          <ProblemCard key={problem.problemId} problem={problem} />
        ))}
      </Stack>
      {query.hasNextPage && (
        <Button block busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {t('phone.loadMore')}
        </Button>
      )}
      {total > 0 && (
        <Button block icon={<Download size={14} aria-hidden />} busy={isPending} onClick={() => save()}>
          {t('import.asCsv', { count: total, number: formatNumber(total) })}
        </Button>
      )}
      <p className="muted small">{t('import.sameTwice')}</p>
    </Stack>
  );
}

function ProblemCard({ problem }: { problem: ImportProblem }) {
  const { t } = useTranslation('contacts');
  const { row, column, value, why, fixed, canBeFixed } = problem;
  return (
    <Stack as="li" gap={2} pad={3}>
      <Row spread gap={3} align="baseline">
        <span className="medium numbers">{t('phone.row', { row: formatNumber(row) })}</span>
        <Text breaks className="secondary">
          {column || t('import.wholeRow')}
        </Text>
      </Row>
      {value !== '' && (
        <Text breaks className="mono">
          {value}
        </Text>
      )}
      <Text breaks>{why}</Text>
      {fixed && <Tag tone="green">{t('import.fixed')}</Tag>}
      {!fixed && column === '' && <WholeRow problem={problem} />}
      {!fixed && column !== '' && canBeFixed && <FixForm problem={problem} />}
    </Stack>
  );
}

function FixForm({ problem }: { problem: ImportProblem }) {
  const { t } = useTranslation('contacts');
  const { typed, setTyped, submit, isPending, error, isEmpty } = useFixRow(problem);
  return (
    <form onSubmit={submit}>
      <Row gap={2} wraps>
        <Text grow>
          <input
            className={native.field}
            aria-label={t('import.fixLabel', { row: problem.row })}
            aria-invalid={error !== null}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Text>
        <Button submit busy={isPending} needs={isEmpty && 'text'}>
          {t('import.take')}
        </Button>
      </Row>
      {error && <FieldError>{error.message}</FieldError>}
    </form>
  );
}

const WholeRow = ({ problem: { values } }: { problem: ImportProblem }) => {
  const { t } = useTranslation('contacts');
  return (
    <details>
      <Box as="summary" minHeight={44} pad="3 0" weight={500}>
        {t('import.showRow')}
      </Box>
      <RowValues values={values} gap="1 3" pad="1 0 0" />
    </details>
  );
};
