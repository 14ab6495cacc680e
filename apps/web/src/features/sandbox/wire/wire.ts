import type { WireEvent } from '@outrider/contract/sandbox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listWire, readTranscript } from '../../../api/sandbox/sandbox.ts';
import { queryClient } from '../../../platform/query-client.ts';

const ASK_EVERY_MS = 2_000;

export type WireFilter = { kind: WireEvent['kind'] | undefined; search: string };

/** What happened in the box, newest first. While it is not live nothing is added, so nothing moves. */
export const useWire = ({ kind, search }: WireFilter, isLive: boolean) =>
  useQuery(
    {
      queryKey: ['sandbox', 'wire', kind, search],
      queryFn: async ({ signal }) => (await listWire({ kind, search }, { signal })).events,
      refetchInterval: isLive && ASK_EVERY_MS,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

/** The conversation behind an event. Only SMTP has one, and it may still be going on. */
export const useTranscript = ({ id, kind }: WireEvent) =>
  useQuery(
    {
      queryKey: ['sandbox', 'transcript', id],
      queryFn: async ({ signal }) => (await readTranscript({ id }, { signal })).lines,
      enabled: kind === 'smtp',
      refetchInterval: ASK_EVERY_MS,
    },
    queryClient,
  );
