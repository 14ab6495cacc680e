import type { listUnlinkedReplies } from '@outrider/contract/campaigns/replies';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Bar } from '../../ui/charts/bar.tsx';
import { useDates } from '../../ui/dates.tsx';
import { Box, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './unlinked-list.module.css';

export type UnlinkedRow = z.output<typeof listUnlinkedReplies.output>['replies'][number];

type UnlinkedListProps = {
  rows: readonly UnlinkedRow[];
  current: string | undefined;
  onOpen: (messageId: string) => void;
};

/** Answers that wait for a user to say whose they are. */
export function UnlinkedList({ rows, current, onOpen }: UnlinkedListProps) {
  const { t } = useTranslation('inbox');
  const dates = useDates();
  return (
    <ul aria-label={t('link.title')}>
      {rows.map(({ messageId, from, fromName, at, subject, summary, candidates }) => (
        <li key={messageId}>
          <Stack
            type="button"
            as="button"
            gap={0.5}
            width="100%"
            pad="3 4"
            border="bottom"
            tone="default"
            textAlign="left"
            className={styles.row}
            aria-current={messageId === current || undefined}
            data-row={messageId}
            onClick={() => onOpen(messageId)}
          >
            <Row minWidth={0} spread>
              <span className="strong ellipsis">{fromName || from}</span>
              <time className="muted small">{dates.since(at)}</time>
            </Row>
            <span className="ellipsis">{subject || t('link.noSubject')}</span>
            <span className={`muted small ${styles.summary}`}>{summary}</span>
            <Sure percent={candidates[0]?.percent} />
          </Stack>
        </li>
      ))}
    </ul>
  );
}

function Sure({ percent }: { percent: number | undefined }) {
  const { t } = useTranslation('inbox');
  if (percent === undefined) {
    return (
      <span>
        <Tag tone="grey" dot>
          {t('link.noMatch')}
        </Tag>
      </span>
    );
  }
  const words = t('link.sure', { percent });
  return (
    <Row minWidth={0} gap={2}>
      <Box as="span" width={64}>
        <Bar label={words} value={percent} total={100} />
      </Box>
      <span className="small numbers">{words}</span>
    </Row>
  );
}
