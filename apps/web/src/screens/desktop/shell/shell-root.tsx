import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useInboxChanges } from '../../../features/inbox/live/use-inbox-changes.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { AntRoot } from '../../../ui/ant-root.tsx';
import { PaletteContext } from './palette-context.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));

/** Around every page of somebody who is signed in. */
export function ShellRoot() {
  const [isFinding, setFinding] = useState(false);
  useInboxChanges();
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
      <AntRoot>
        <PaletteContext value={() => setFinding(true)}>
          <Suspense fallback={null}>
            <Outlet />
            {isFinding && <CommandPalette onClose={() => setFinding(false)} />}
          </Suspense>
        </PaletteContext>
      </AntRoot>
    </QueryClientProvider>
  );
}
