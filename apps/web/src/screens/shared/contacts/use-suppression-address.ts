import { SUPPRESSION_REASONS, type SuppressionReason } from '@outrider/contract/contacts/suppression';
import { useSearchParams } from 'react-router';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

/** Search and reason of the suppression list live in the address, like those of the contacts. */
export function useSuppressionAddress() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const reason = SUPPRESSION_REASONS.find((known) => known === query.get('reason'));
  const say = (said: { search?: string; reason?: SuppressionReason | undefined }) => {
    const next = { search, reason, ...said };
    setQuery(
      {
        view: 'suppressed',
        ...(next.search.trim() === '' ? {} : { search: next.search }),
        ...(next.reason ? { reason: next.reason } : {}),
      },
      VIEW_CHANGE,
    );
  };
  return { search, reason, say };
}
