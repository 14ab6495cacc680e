import type { createBrowserRouter, RouterNavigateOptions, To } from 'react-router';
import { expectLeaving, onPageEntry } from '../ui/overlay/overlay-history.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** The router goes back from, and replaces, the entry of a page, never that of a sheet or dialog on it. */
export function stepFromPages(router: Router): void {
  const navigate: Router['navigate'] = router.navigate.bind(router);
  const waitForEntry = (step: () => Promise<void>) =>
    new Promise<void>((resolve) => onPageEntry(() => resolve(step())));
  function step(delta: number): Promise<void>;
  function step(to: To | null, options?: RouterNavigateOptions): Promise<void>;
  function step(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
    if (typeof to === 'number') {
      return waitForEntry(() => {
        expectLeaving();
        return navigate(to);
      });
    }
    return options?.replace === true ? waitForEntry(() => navigate(to, options)) : navigate(to, options);
  }
  router.navigate = step;
}
