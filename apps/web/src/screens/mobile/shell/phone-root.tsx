import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { HoldBanner } from '../../../features/campaigns/hold/hold-banner.tsx';
import { RenewalHost } from '../../../features/identity/renewal/renewal-host.tsx';
import { i18n } from '../../../i18n/i18n.ts';
import { paths } from '../../../paths/paths.ts';
import { isUnder } from '../../../paths/redirect.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useTablet } from '../../../ui/hooks/use-tablet.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { Arrivals } from '../../shared/arrivals.tsx';
import { PlanNotices } from '../../shared/billing/plan-notices.tsx';
import { Composing } from '../../shared/compose/composing.tsx';
import { OfflineBar } from '../../shared/offline-bar.tsx';
import { Pops, useMailChanges } from '../../shared/shell/live-parts.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import styles from './phone-root.module.css';
import { SideTabs } from './side-tabs.tsx';

const EDITOR = '/home/campaign/createCampaign';

const PhoneComposeHost = lazyPart(async () => {
  const [{ PhoneComposeHost: Host }] = await Promise.all([
    import('../../shared/compose/phone-compose-host.tsx'),
    i18n.loadNamespaces('compose'),
  ]);
  return { default: Host };
});

/** Around every page of a user who is signed in on a phone or a tablet. */
export function PhoneRoot() {
  useMailChanges();
  const isTablet = useTablet();
  const { pathname } = useLocation();
  // The editor has the whole page: no tab leads away from unsaved work.
  const hasTabs = !isUnder(pathname, EDITOR);
  return (
    <QueryClientProvider client={queryClient}>
      <Stack
        tall
        surface="page"
        size={14}
        gap={0}
        className={hasTabs && isTablet ? `${styles.phone} ${styles.railed}` : styles.phone}
      >
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
        {hasTabs && (isTablet ? <SideTabs /> : <BottomTabs />)}
        <Suspense fallback={null}>
          <Composing Host={PhoneComposeHost} />
        </Suspense>
        <Suspense fallback={null}>
          <Pops />
        </Suspense>
        <RenewalHost />
      </Stack>
    </QueryClientProvider>
  );
}
