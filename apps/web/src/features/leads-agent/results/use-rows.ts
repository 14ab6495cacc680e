import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type AgentRow, type RowsQuery, rowsQuery } from '../../../api/leads-agent.ts';
import { usePages } from '../../../ui/hooks/use-pages.ts';

/** The people of a search, a page at a time as they are scrolled to. New ones come with the stream, or are asked for. */
export function useRows(asked: RowsQuery, isPolled: boolean) {
  const { starts, goOn } = usePages(JSON.stringify(asked));
  const results = useQueries({ queries: starts.map((after) => rowsQuery(asked, after, isPolled)) });
  const last = results.at(-1);
  const next = last?.data?.next ?? null;
  const loadMore = useCallback(() => goOn(next), [goOn, next]);
  return {
    rows: onceEach(results.flatMap(({ data }) => data?.rows ?? [])),
    hasMore: next !== null,
    loadMore,
    query: {
      data: results[0]?.data,
      dataUpdatedAt: results[0]?.dataUpdatedAt ?? 0,
      isPlaceholderData: results[0]?.isPlaceholderData === true,
      error: results.find(({ error }) => error)?.error ?? null,
      isPending: results[0]?.isPending === true,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => {
        for (const { error, refetch } of results) if (error) void refetch();
      },
    },
  };
}

/** A row may be at the end of one page and, asked for later, at the beginning of the next. */
const onceEach = (rows: readonly AgentRow[]): AgentRow[] => [...new Map(rows.map((row) => [row.rowId, row])).values()];
