import { useSearchParams } from 'react-router';
import { PANEL_TABS, type PanelTab } from '../../../features/contacts/detail/panel-tabs.ts';
import { CONTACT, useListAddress } from '../../shared/contacts/use-list-address.ts';

const TAB = 'tab';

/** Filter, order, the open contact and its tab: all in the address, so that a reload and a link keep them. */
export function useContactAddress() {
  const [query, setQuery] = useSearchParams();
  const { view, showView } = useListAddress();
  const tab = PANEL_TABS.find((known) => known === query.get(TAB)) ?? 'timeline';
  const open = (email: string, shown: PanelTab = 'timeline') =>
    setQuery(
      (said) => {
        const changed = new URLSearchParams(said);
        changed.set(CONTACT, email);
        if (shown === 'timeline') changed.delete(TAB);
        else changed.set(TAB, shown);
        return changed;
      },
      // Walking through a list is one step back, not a hundred.
      { replace: query.has(CONTACT) },
    );
  const close = () =>
    setQuery((said) => {
      const changed = new URLSearchParams(said);
      changed.delete(CONTACT);
      changed.delete(TAB);
      return changed;
    });
  return { view, showView, email: query.get(CONTACT) ?? undefined, tab, open, close };
}

/** Another contact, another tab or another page of the contacts: what was being changed is no longer on the screen. */
export function leavesContact(from: { search: string }, to: { search: string }): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return [CONTACT, TAB, 'view'].some((name) => before.get(name) !== after.get(name));
}
