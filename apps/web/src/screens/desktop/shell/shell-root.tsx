import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { RenewalHost } from '../../../features/identity/renewal/renewal-host.tsx';
import { i18n } from '../../../i18n/i18n.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { ControlSheet } from '../../../ui/theme/control-sheet.tsx';
import { Arrivals } from '../../shared/arrivals.tsx';
import { Composing } from '../../shared/compose/composing.tsx';
import { OfflineBar } from '../../shared/offline-bar.tsx';
import { Pops, useMailChanges } from '../../shared/shell/live-parts.ts';
import { PaletteContext } from './palette-context.ts';
import { SkipLink } from './skip-link.tsx';

const ComposeHost = lazyPart(async () => {
  const [{ ComposeHost: Host }] = await Promise.all([
    import('../../shared/compose/compose-host.tsx'),
    i18n.loadNamespaces('compose'),
  ]);
  return { default: Host };
});
const CommandPalette = lazyPart(async () => {
  const [{ CommandPalette: Palette }] = await Promise.all([
    import('./command-palette.tsx'),
    i18n.loadNamespaces(['search', 'contacts']),
  ]);
  return { default: Palette };
});

/** Around every page of a signed-in user. */
export function ShellRoot() {
  const [isFinding, setFinding] = useState(false);
  useMailChanges();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setFinding((open) => !open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <QueryClientProvider client={queryClient}>
      <ControlSheet>
        <PaletteContext value={() => setFinding(true)}>
          <SkipLink />
          <Arrivals />
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
          {/* By itself: while it is fetched the page stays. */}
          <Suspense fallback={null}>{isFinding && <CommandPalette onClose={() => setFinding(false)} />}</Suspense>
          <Suspense fallback={null}>
            <Composing Host={ComposeHost} />
          </Suspense>
          <Suspense fallback={null}>
            <Pops />
          </Suspense>
          <OfflineBar isOver />
          <RenewalHost />
        </PaletteContext>
      </ControlSheet>
    </QueryClientProvider>
  );
}
