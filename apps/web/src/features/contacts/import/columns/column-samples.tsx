import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../../api/contacts/contact-queries.ts';
import { MISSING } from '../../../../platform/format.ts';
import { Box, Text } from '../../../../ui/layout/layout.tsx';
import styles from './column-samples.module.css';
import { fits, ideaTarget } from './column-targets.ts';

const SAMPLES_SHOWN = 3;

type SamplesProps = { column: ImportColumn; target: ColumnTarget; onTarget: (target: ColumnTarget) => void };

/** The first values of a column; what cannot become its field is underlined. */
export function Samples({ column, target, onTarget }: SamplesProps) {
  const { t } = useTranslation('contacts');
  const samples = column.samples.slice(0, SAMPLES_SHOWN);
  return (
    <>
      <Box pad="0 0 0.75" leading={16} className="ellipsis" title={samples.join('\n')}>
        {samples.length === 0 && <Text tone="faint">{MISSING}</Text>}
        {samples.map((sample, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same value.
          <Fragment key={index}>
            {index > 0 && t('filter.comma')}
            <span className={fits(sample, target) ? undefined : styles.bad}>{sample}</span>
          </Fragment>
        ))}
      </Box>
      <Remark column={column} target={target} onTarget={onTarget} />
    </>
  );
}

/** What is not plain from the choice alone. */
function Remark({ column: { matched, ideas }, target, onTarget }: SamplesProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  if (target.kind === 'tag') return <div className="muted small">{t('target.becomesTag')}</div>;
  if (target.kind === 'name') return <div className="muted small">{t('target.splits')}</div>;
  if (target.kind === 'custom' && !book?.fields.some(({ name }) => name === target.field)) {
    return <div className="muted small">{t('target.isNew', { type: t(`target.type.${target.type}`) })}</div>;
  }
  if (target.kind !== 'skip' || matched !== 'not' || ideas.length === 0) return null;
  return (
    <Text as="div" tone="amber" className="small">
      {t('target.ideas', { count: ideas.length })}
      {ideas.map((idea) => (
        <Box
          key={idea}
          type="button"
          as="button"
          before={1.5}
          pad={0}
          tone="inherit"
          narrow={{ minWidth: 44, minHeight: 44 }}
          className={styles.idea}
          onClick={() => onTarget(ideaTarget(idea))}
        >
          {idea}
        </Box>
      ))}
    </Text>
  );
}
