import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../../../platform/connection.ts';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { ListAge, NotLoaded } from '../../../ui/list-age.tsx';
import type { AskedRows } from '../../../ui/resource-list/asked-rows.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { QueryFailed } from '../../../ui/table/list-states.tsx';

/** Above a list or page of a phone: that it is old, on its way, or could not be read. */
export function PhoneState({ query, hint }: { query: AskedRows; hint?: string }) {
  const { t } = useTranslation('contacts');
  const isOnline = useIsOnline();
  const isLate = useLater(query.isPending);
  if (query.data !== undefined) return <ListAge query={query} />;
  if (!isOnline) return <NotLoaded />;
  if (query.error) return <QueryFailed query={query} hint={hint ?? t('duplicates.failedHint')} />;
  return <div aria-busy={query.isPending}>{isLate && <Spinner />}</div>;
}
