import type { ProcedureLine } from '@outrider/contract/leads-agent/procedure';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  followTask,
  isMoving,
  refreshRows,
  storeRow,
  storeTask,
  streamed,
  taskQuery,
} from '../../../api/leads-agent.ts';
import type { Connection } from '../../../platform/stream/follow-events.ts';

export type Line = { line: ProcedureLine; at: string };

/** The lines that are kept on the page; older ones have been read. */
const LINES_MAX = 200;

/** One search as it goes on: its state, what it says while it works, and whether the line to the server stands. */
export function useTask(taskId: string) {
  const query = useQuery(taskQuery(taskId));
  const isLive = query.data !== undefined && isMoving(query.data);
  const [connection, setConnection] = useState<Connection>('connecting');
  const [lines, setLines] = useState<readonly Line[]>([]);
  /** After a preview, or an end, it goes on where it was. */
  const heard = useRef('');
  useEffect(() => {
    if (!isLive) return;
    const end = new AbortController();
    void followTask(taskId, {
      heard: () => heard.current,
      signal: end.signal,
      onConnection: setConnection,
      onEvent: (data, id) => {
        heard.current = id;
        const { data: event } = streamed.safeParse(data);
        if (event?.kind === 'task') storeTask(event.task);
        if (event?.kind === 'row') storeRow(taskId, event.row);
        if (event?.kind === 'procedure') setLines((known) => [...known, event].slice(-LINES_MAX));
      },
    });
    return () => {
      end.abort();
      // The last rows may have come between the last event and the end.
      void refreshRows(taskId);
    };
  }, [taskId, isLive]);
  return {
    task: query.data,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    isLive,
    connection: isLive ? connection : undefined,
    lines,
  };
}

export type TaskState = ReturnType<typeof useTask>;
