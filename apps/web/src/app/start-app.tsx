import { reportActive } from '@outrider/contract/user';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createActivity } from '../platform/activity.ts';
import { createAnalytics, loadScriptTag } from '../platform/analytics.ts';
import { call } from '../platform/api.ts';
import { config } from '../platform/app-config.ts';
import { drafts } from '../platform/drafts.ts';
import { session } from '../platform/session.ts';
import { STORAGE_KEYS, storage } from '../platform/storage.ts';
import { type ShowToast, toasts } from '../platform/toasts.ts';
import { followFocus } from '../ui/focus/focus-history.ts';
import { ErrorBoundary } from '../ui/result/error-boundary.tsx';
import { tellCutText } from '../ui/tell-cut-text.ts';
import { type Access, createAccess } from './access.ts';
import { paths } from './paths.ts';
import { signInPath } from './redirect.ts';

/** What a form factor brings: its routes, and its way to draw a toast. */
export type AppParts = { createRoutes: (access: Access) => RouteObject[]; loadToasts: () => Promise<ShowToast> };

export function startApp({ createRoutes, loadToasts }: AppParts, container: Element): void {
  tellCutText(document);
  followFocus(document);
  toasts.drawWith(loadToasts);
  // Not needed for the first paint, and needed at the latest when a click fails.
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, toasts.prepare, { once: true });
  const access = createAccess({
    loginHost: config.loginHost,
    session,
    // Fetched apart: somebody without a token needs no cache of user data.
    fetchUser: async () => {
      const user = await (await import('../features/identity/user-info.ts')).fetchUser();
      if (drafts.belongTo(user.id)) drawAnew();
      return user;
    },
    showMessage: toasts.showServerMessage,
  });
  const router = createBrowserRouter(createRoutes(access));

  session.leadToSignInWith(() => void router.navigate(signInPath(window.location)));
  // Another tab, or the window of a social sign-in, has signed in or out: the loaders decide where that leads.
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEYS.token) return;
    session.changedElsewhere();
    void router.revalidate();
  });
  followPages(router);

  const root = createRoot(container);
  let drawings = 0;
  /** Whoever signs in here in another's place, maybe in another tab, sees nothing of what stood in the other's forms. */
  const drawAnew = () => {
    drawings += 1;
    root.render(
      <ErrorBoundary key={drawings}>
        <RouterProvider router={router} />
      </ErrorBoundary>,
    );
  };
  drawAnew();
}

function followPages(router: ReturnType<typeof createBrowserRouter>): void {
  const wait = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));
  const analytics = createAnalytics({ config, loadScript: loadScriptTag, tracker: () => window.DATracker, wait });
  const pageChanged = createActivity({
    isSignedIn: () => session.token() !== '',
    report: () => void call(reportActive, {}, { silent: true }).catch(() => {}),
    track: analytics.track,
    readEvents: storage.readActiveEvents,
    writeEvents: storage.writeActiveEvents,
    now: () => new Date(),
  });
  // Nobody else's script runs beside a password, and its link is nobody else's to know.
  if (!matchPath(paths.sealed, window.location.pathname)) void analytics.start();

  let shown = '';
  router.subscribe(({ location, navigation, initialized }) => {
    if (!initialized || navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    pageChanged(location.pathname);
  });
}
