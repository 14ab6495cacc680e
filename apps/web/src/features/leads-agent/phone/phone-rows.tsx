import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentRow } from '../../../api/leads-agent.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import type { useRows } from '../results/use-rows.ts';

type PhoneRowsProps = {
  list: ReturnType<typeof useRows>;
  label: string;
  none: string;
  children: (row: AgentRow, index: number) => ReactNode;
};

/** People below one another, with the way to the next ones. */
export function PhoneRows({ list, label, none, children }: PhoneRowsProps) {
  const { t } = useTranslation('leads-agent');
  const { rows, query, hasMore, loadMore } = list;
  return (
    <section aria-label={label} aria-busy={query.isPending}>
      {query.error && rows.length === 0 && (
        <Box pad="3 4">
          <Note tone="red" action={<Button onClick={query.refetch}>{t('retry')}</Button>}>
            {query.error.message}
          </Note>
        </Box>
      )}
      {query.data && rows.length === 0 && (
        <Box as="p" pad="3 4" className="muted">
          {none}
        </Box>
      )}
      <ul>{rows.map((row, index) => children(row, index))}</ul>
      {hasMore && (
        <Box pad="3 4">
          <Button block busy={query.isFetching} onClick={loadMore}>
            {t('results.more')}
          </Button>
        </Box>
      )}
    </section>
  );
}
