import type { Quota } from '@outrider/contract/user';
import type { Scope } from '../../platform/db.ts';
import type { ForecastDeps } from '../forecast/index.ts';
import type { StatisticsDeps } from '../statistics/index.ts';

/** What the dashboard needs besides what it asks of the modules below. */
export type DashboardDeps = ForecastDeps &
  StatisticsDeps & {
    /** The plan and what is used of it; nothing where there is none. */
    planOf(scope: Scope): Promise<{ quota: Quota[] } | undefined>;
  };
