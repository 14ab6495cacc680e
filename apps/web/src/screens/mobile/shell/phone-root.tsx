import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { HoldBanner } from '../../../features/campaigns/hold/hold-banner.tsx';
import { RenewalHost } from '../../../features/identity/renewal/renewal-host.tsx';
import { useInboxChanges } from '../../../features/inbox/live/use-inbox-changes.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Arrivals } from '../../shared/arrivals.tsx';
import { PlanNotices } from '../../shared/billing/plan-notices.tsx';
import { OfflineBar } from '../../shared/offline-bar.tsx';
import { BottomTabs } from './bottom-tabs.tsx';
import styles from './phone-root.module.css';

const PhoneComposeHost = lazyPart(async () => ({
  default: (await import('../../shared/compose/phone-compose-host.tsx')).PhoneComposeHost,
}));

const Pops = lazyPart(async () => {
  const [{ Pops: Shown }] = await Promise.all([
    import('../../shared/notifications/pops.tsx'),
    i18n.loadNamespaces('notifications'),
  ]);
  return { default: Shown };
});

/** Fetched with the first news: the composer is none of the first page's. */
const onComposeNews = (kind: 'draft' | 'delivery', id: string) =>
  void import('../../shared/compose/hear-compose-news.ts').then(({ hearComposeNews }) => hearComposeNews(kind, id));

/** Around every page of somebody who is signed in on a phone. */
export function PhoneRoot() {
  useInboxChanges(onComposeNews);
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles.phone}>
        <Arrivals />
        <HoldBanner to={paths.campaign.hold} />
        <Suspense fallback={null}>
          <PlanNotices />
        </Suspense>
        <main tabIndex={-1} className={styles.page}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </main>
        <OfflineBar />
        <BottomTabs />
        <Suspense fallback={null}>
          <PhoneComposeHost />
        </Suspense>
        <Suspense fallback={null}>
          <Pops />
        </Suspense>
        <RenewalHost />
      </div>
    </QueryClientProvider>
  );
}
