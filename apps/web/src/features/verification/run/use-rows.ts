import type { VerifyRow } from '@outrider/contract/verification/verification';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type RowsQuery, refreshRows, rowsQuery } from '../../../api/verification.ts';

const FIRST = [0] as const;

/**
 * The results of a run, a page at a time as they are scrolled to. While the run goes on only the last page is asked
 * again: the ones before it are full.
 */
export function useRows(asked: RowsQuery, isLive: boolean) {
  const key = JSON.stringify(asked);
  const [pages, setPages] = useState<{ key: string; starts: readonly number[] }>({ key, starts: FIRST });
  const starts = pages.key === key ? pages.starts : FIRST;
  const results = useQueries({ queries: starts.map((after) => rowsQuery(asked, after, isLive)) });
  const wasLive = useRef(isLive);
  useEffect(() => {
    // The last rows may have come between the last question and the end.
    if (wasLive.current && !isLive) void refreshRows(asked.taskId);
    wasLive.current = isLive;
  }, [asked.taskId, isLive]);
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
