import { useInboxChanges } from '../../../features/inbox/live/use-inbox-changes.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';

export const Pops = lazyPart(async () => {
  const [{ Pops: Shown }] = await Promise.all([
    import('../notifications/pops.tsx'),
    i18n.loadNamespaces('notifications'),
  ]);
  return { default: Shown };
});

/** Fetched with the first change: the composer is none of the first page's. */
const onComposeChange = (kind: 'draft' | 'delivery', id: string) =>
  void import('../compose/handle-compose-change.ts').then(({ handleComposeChange }) => handleComposeChange(kind, id));

/** Keeps mail that is read and mail that is written up to date on every page. */
export const useMailChanges = () => useInboxChanges(onComposeChange);
