import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { HoldBanner } from '../../../features/campaigns/hold/hold-banner.tsx';
import { useInboxChanges } from '../../../features/inbox/live/use-inbox-changes.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import styles from './phone-root.module.css';

/** Around every page of somebody who is signed in on a phone. */
export function PhoneRoot() {
  useInboxChanges();
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.phone}>
        <HoldBanner to={paths.campaign.hold} />
        <main className={styles.page}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
        <BottomTabs />
      </div>
    </QueryClientProvider>
  );
}
