import { Suspense, useSyncExternalStore } from 'react';
import { renewal } from '../../../api/session.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';

const RenewalDialog = lazyPart(async () => {
  const [{ RenewalDialog: Shown }] = await Promise.all([
    import('./renewal-dialog.tsx'),
    i18n.loadNamespaces(['sign', 'two-factor']),
  ]);
  return { default: Shown };
});

/** Asks over the page that is shown, once the session behind it has ended. */
export function RenewalHost() {
  const isAsked = useSyncExternalStore(renewal.subscribe, renewal.isAsked);
  const person = renewal.person();
  if (!isAsked || !person) return null;
  return (
    <Suspense fallback={null}>
      <RenewalDialog person={person} />
    </Suspense>
  );
}
