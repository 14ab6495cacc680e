import { useTranslation } from 'react-i18next';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type Asked = { data: unknown; error: Error | null; isPending: boolean; isFetching: boolean; refetch: () => unknown };

/** What stands in place of a page that is not there yet, or could not be read. */
export function PhoneState({ query }: { query: Asked }) {
  const { t } = useTranslation('billing');
  const isLate = useLater(query.isPending);
  if (query.data !== undefined) return null;
  if (!query.error) return isLate ? <Spinner /> : null;
  return <RetryNote query={query} retry={t('retry')} />;
}
