import { readDashboard } from '@outrider/contract/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../platform/api.ts';

/** Mails go out all day; changes of campaigns, which lie under the same key, ask for it sooner. */
const ASK_EVERY_MS = 30_000;

export type DashboardQuery = z.input<typeof readDashboard.input>;

export const dashboardQuery = (asked: DashboardQuery) =>
  queryOptions({
    queryKey: ['campaigns', 'all', 'dashboard', asked],
    queryFn: ({ signal }) => call(readDashboard, asked, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
  });
