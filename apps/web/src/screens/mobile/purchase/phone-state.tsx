import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/form/button.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type Asked = { data: unknown; error: Error | null; isPending: boolean; isFetching: boolean; refetch: () => unknown };

/** What stands in place of a page that is not there yet, or could not be read. */
export function PhoneState({ query }: { query: Asked }) {
  const { t } = useTranslation('billing');
  const isLate = useLater(query.isPending);
  if (query.data !== undefined) return null;
  if (!query.error) return isLate ? <Spinner /> : null;
  return (
    <Note
      tone="red"
      action={
        <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {query.error.message}
    </Note>
  );
}
