import type { ImportProblem } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { Tooltip } from '../../../../ui/overlay/tooltip.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from './progress-step.module.css';
import { RowValues } from './row-values.tsx';
import { useFixRow } from './use-fix-row.ts';

/** What can be done about one row where it stands. */
export function ProblemFix({ problem }: { problem: ImportProblem }) {
  const { t } = useTranslation('contacts');
  if (problem.fixed) return <Tag tone="green">{t('import.fixed')}</Tag>;
  if (problem.column === '') return <ShowRow problem={problem} />;
  if (!problem.canBeFixed) return <span className="muted small">{t('import.nothingToDo')}</span>;
  return <FixForm problem={problem} />;
}

function FixForm({ problem }: { problem: ImportProblem }) {
  const { t } = useTranslation('contacts');
  const { problemId, row } = problem;
  const { typed, setTyped, submit, isPending, error, isEmpty } = useFixRow(problem);
  return (
    <Row
      as="form"
      gap={1.5}
      justify="end"
      align="stretch"
      className={styles.fix}
      data-problem={problemId}
      onSubmit={submit}
    >
      <Tooltip open={error !== null} title={error?.message} tone="red" placement="left">
        <Input
          size="small"
          aria-label={t('import.fixLabel', { row })}
          status={error ? 'error' : ''}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Tooltip>
      <Button small submit busy={isPending} disabled={isEmpty}>
        {t('import.take')}
      </Button>
    </Row>
  );
}

function ShowRow({ problem: { problemId, values } }: { problem: ImportProblem }) {
  const { t } = useTranslation('contacts');
  return (
    <Row as="span" gap={1.5} justify="end" align="stretch" className={styles.fix} data-problem={problemId}>
      <Popover placement="left" content={<RowValues values={values} gap="1 4" maxWidth={420} />}>
        <Button small>{t('import.showRow')}</Button>
      </Popover>
    </Row>
  );
}
