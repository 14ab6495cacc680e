import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type ListView, readListView, writeListView } from '../../../features/contacts/filter/list-view.ts';
import { paths } from '../../../paths/paths.ts';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

export const CONTACT = 'contact';

/** Filter and order of the list: in the address, so that a reload and a link keep them. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams();
  const showView = useCallback(
    (changed: ListView) => setQuery((said) => writeListView(changed, said), VIEW_CHANGE),
    [setQuery],
  );
  const view = readListView(query);
  /** The same list with a contact open, or with none. */
  const pathTo = (email?: string) => {
    const said = writeListView(view, new URLSearchParams(email === undefined ? {} : { [CONTACT]: email }));
    return `${paths.contacts}?${said}`.replace(/\?$/, '');
  };
  return { view, showView, pathTo };
}
