import { useTranslation } from 'react-i18next';
import type { AgentRow, AgentTask } from '../../../api/leads-agent.ts';
import { MISSING } from '../../../platform/format.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CriterionMark } from '../shared/criterion-mark.tsx';
import { criterionWords } from '../shared/criterion-words.ts';
import { EmailState } from '../shared/email-state.tsx';
import { MarkPopover } from '../shared/mark-popover.tsx';
import { FIT_TONES, percentSure, reasonWords } from '../shared/search-words.ts';
import { StatedPopover } from '../shared/stated-popover.tsx';
import styles from './results.module.css';

export type RowColumn = TableColumn<AgentRow>;

/** The columns a preview and a result share, by name. */
export function useRowColumns(task: AgentTask) {
  const { t } = useTranslation('leads-agent');
  const person: RowColumn = {
    key: 'person',
    title: t('column.person'),
    min: 140,
    share: 200,
    cell: ({ name, title }) => (
      <Stack gap={0}>
        <span className="medium ellipsis">
          <StatedPopover stated={name} what={t('column.person')} />
        </span>
        <span className="muted small ellipsis">
          {title ? <StatedPopover stated={title} what={t('column.title')} /> : MISSING}
        </span>
      </Stack>
    ),
  };
  const company: RowColumn = {
    key: 'company',
    title: t('column.company'),
    min: 120,
    share: 170,
    cell: ({ company: name, companyKey, place }) => (
      <Stack gap={0}>
        <span className="ellipsis">
          {name ? <StatedPopover stated={name} what={t('column.company')} /> : companyKey}
        </span>
        <span className="muted small ellipsis">
          {place ? <StatedPopover stated={place} what={t('column.place')} /> : companyKey}
        </span>
      </Stack>
    ),
  };
  const marks: RowColumn[] = task.wish.criteria.map((criterion) => ({
    key: `criterion ${criterion.id}`,
    title: <CriterionMark id={criterion.id} title={criterionWords(t, criterion)} />,
    min: 38,
    share: 1,
    cell: (row) => {
      const judgement = row.judgements.find(({ criterionId }) => criterionId === criterion.id);
      return judgement ? (
        <MarkPopover taskId={task.taskId} row={row} criterion={criterion} judgement={judgement} />
      ) : (
        <span className="muted">{MISSING}</span>
      );
    },
  }));
  const fit: RowColumn = {
    key: 'fit',
    title: t('column.fit'),
    min: 88,
    share: 1,
    cell: (row) => (
      <Tag tone={FIT_TONES[row.fit]} dot>
        {t(`fit.${row.fit}`)}
      </Tag>
    ),
  };
  const decidedBy: RowColumn = {
    key: 'decidedBy',
    title: t('column.decidedBy'),
    min: 160,
    share: 260,
    cell: (row) => (
      <div className="secondary ellipsis" title={reasonWords(t, row.decidedBy)}>
        {reasonWords(t, row.decidedBy) || MISSING}
      </div>
    ),
  };
  const sure: RowColumn = {
    key: 'sure',
    title: t('column.sure'),
    min: 108,
    share: 1,
    cell: (row) => (
      <Row as="span" inline className={`numbers ${styles.sure}`}>
        <i>
          <i style={{ width: `${percentSure(row)}%` }} />
        </i>
        {percentSure(row)}
      </Row>
    ),
  };
  const email: RowColumn = {
    key: 'email',
    title: t('column.email'),
    min: 170,
    share: 280,
    cell: (row) => (
      <Row minWidth={0}>
        {row.email && (
          <span className="ellipsis">
            <StatedPopover stated={row.email} what={t(`email.${row.emailOrigin ?? 'stated'}`)} />
          </span>
        )}
        <EmailState row={row} />
      </Row>
    ),
  };
  const phone: RowColumn = {
    key: 'phone',
    title: t('column.phone'),
    min: 110,
    share: 120,
    cell: (row) => (row.phone ? <StatedPopover stated={row.phone} what={t('column.phone')} /> : MISSING),
  };
  return { person, company, marks, fit, decidedBy, sure, email, phone };
}
