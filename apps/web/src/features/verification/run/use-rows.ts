import type { VerifyRow } from '@outrider/contract/verification/verification';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { type RowsQuery, refreshRows, rowsQuery } from '../../../api/verification.ts';
import { usePages } from '../../../ui/hooks/use-pages.ts';

/**
 * The results of a run, a page at a time as they are scrolled to. While the run goes on only the last page is asked
 * again: the ones before it are full.
 */
export function useRows(asked: RowsQuery, isLive: boolean) {
  const { starts, goOn } = usePages(JSON.stringify(asked));
  const results = useQueries({ queries: starts.map((after) => rowsQuery(asked, after, isLive)) });
  const wasLive = useRef(isLive);
  useEffect(() => {
    // The last rows may have come between the last question and the end.
    if (wasLive.current && !isLive) void refreshRows(asked.taskId);
    wasLive.current = isLive;
  }, [asked.taskId, isLive]);
  const last = results.at(-1);
  const next = last?.data?.next ?? null;
  const loadMore = useCallback(() => goOn(next), [goOn, next]);
  return {
    rows: newestOfEach(results.flatMap(({ data }) => data?.rows ?? [])),
    total: last?.data?.total ?? results[0]?.data?.total,
    isPending: results[0]?.isPending === true,
    isFetching: results.some(({ isFetching }) => isFetching),
    error: results.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
    hasMore: next !== null,
    loadMore,
  };
}

/** A row that was put off comes again once it is settled; what it said before no longer counts. */
export function newestOfEach(rows: readonly VerifyRow[]): VerifyRow[] {
  const lastAt = new Map(rows.map(({ row }, index) => [row, index]));
  return rows.filter(({ row }, index) => lastAt.get(row) === index);
}
