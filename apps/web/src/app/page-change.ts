import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { setPageLoading } from '../ui/hooks/page-loading.ts';
import { announce } from '../ui/toast/announce.ts';

/** What leads from page to page and stays. */
const MENUS = 'nav, aside';

/**
 * When another page comes, its name is read out, and the Tab key goes on from the beginning of it; what waited for it goes on.
 * Draws nothing.
 */
export function PageChange() {
  const location = useLocation();
  const { pathname } = location;
  const { state } = useNavigation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    const now = document.activeElement;
    // A page that has put the focus somewhere has its reason, and an open mail is written on over any page.
    if (now && now !== document.body && !now.closest(MENUS)) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may come so soon that it is never seen to load.
  useEffect(() => {
    if (state === 'idle') setPageLoading(false);
  }, [state, location]);
  return null;
}
