import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { type AgentRow, type RowsQuery, rowsQuery } from '../../../api/leads-agent.ts';

const FIRST = [0] as const;

/** The people of a search, a page at a time as they are scrolled to. New ones come with the stream, or are asked for. */
export function useRows(asked: RowsQuery, isPolled: boolean) {
  const key = JSON.stringify(asked);
  const [pages, setPages] = useState<{ key: string; starts: readonly number[] }>({ key, starts: FIRST });
  const starts = pages.key === key ? pages.starts : FIRST;
  const results = useQueries({ queries: starts.map((after) => rowsQuery(asked, after, isPolled)) });
  const last = results.at(-1);
  const next = last?.data?.next ?? null;
  const loadMore = useCallback(() => {
    if (next === null) return;
    setPages((known) => {
      const before = known.key === key ? known.starts : FIRST;
      return before.includes(next) ? known : { key, starts: [...before, next] };
    });
  }, [key, next]);
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
