import { lazy, Suspense } from 'react';
import { config } from '../../../platform/app-config.ts';

const OwnDomains = lazy(async () => ({ default: (await import('./own-domains.tsx')).OwnDomains }));

/** Only where nothing is sold: pages that sell have their own way to what was bought. */
export const OwnDomainsLink = () =>
  config.billing ? null : (
    <Suspense fallback={null}>
      <OwnDomains />
    </Suspense>
  );
