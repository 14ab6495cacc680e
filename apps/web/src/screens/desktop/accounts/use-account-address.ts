import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { DRAWER_TABS, type DrawerTab } from '../../../features/mailboxes/detail/drawer-tabs.ts';
import { type ListView, readListView, writeListView } from '../../../features/mailboxes/list/list-view.ts';
import { VIEW_CHANGE } from '../../../ui/hooks/view-change.ts';

const ACCOUNT = 'account';
const TAB = 'tab';

/** Filter, order, page, the open mailbox and its tab: all in the address, so that a reload and a link keep them. */
export function useAccountAddress() {
  const [query, setQuery] = useSearchParams();
  const view = readListView(query);
  const tab = DRAWER_TABS.find((known) => known === query.get(TAB)) ?? 'overview';

  const showView = useCallback(
    (changed: ListView) => setQuery((said) => writeListView(changed, said), VIEW_CHANGE),
    [setQuery],
  );
  const open = (accountId: string, shown: DrawerTab = 'overview') =>
    setQuery((said) => {
      const changed = new URLSearchParams(said);
      changed.set(ACCOUNT, accountId);
      if (shown === 'overview') changed.delete(TAB);
      else changed.set(TAB, shown);
      return changed;
    });
  const close = () =>
    setQuery((said) => {
      const changed = new URLSearchParams(said);
      changed.delete(ACCOUNT);
      changed.delete(TAB);
      return changed;
    });
  return { view, showView, accountId: query.get(ACCOUNT) ?? undefined, tab, open, close };
}

/** Another mailbox or another tab: what was being changed is no longer on the screen. */
export function leavesDrawer(from: { search: string }, to: { search: string }): boolean {
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return [ACCOUNT, TAB].some((name) => before.get(name) !== after.get(name));
}
