import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { renewal } from '../api/session.ts';
import { reportActive } from '../api/user.ts';
import { paths } from '../paths/paths.ts';
import { isUnder, signInPath } from '../paths/redirect.ts';
import { createAnalytics, loadScriptTag } from '../platform/analytics.ts';
import { config } from '../platform/app-config.ts';
import { isLoginLost } from '../platform/create-call.ts';
import { drafts } from '../platform/drafts.ts';
import { createActivity } from '../platform/session/activity.ts';
import { session } from '../platform/session/session.ts';
import { STORAGE_KEYS, storage } from '../platform/storage.ts';
import { type ShowToast, toasts } from '../platform/toasts.ts';
import { followFocus } from '../ui/focus/focus-history.ts';
import { setPageLoading } from '../ui/hooks/page-loading.ts';
import { hearStepsFirst } from '../ui/overlay/overlay-history.ts';
import { ErrorBoundary } from '../ui/result/error-boundary.tsx';
import { tellCutText } from '../ui/tell-cut-text.ts';
import { type Access, createAccess } from './access.ts';
import { stepFromPages } from './page-entry.ts';

/** What a form factor brings: its routes, its way to draw a toast, and what Back does. */
export type AppParts = {
  createRoutes: (access: Access) => RouteObject[];
  loadToasts: () => Promise<ShowToast>;
  /** Whether Back closes what lies over a page before it leaves the page. */
  backCloses: boolean;
};

export function startApp({ createRoutes, loadToasts, backCloses }: AppParts, container: Element): void {
  tellCutText(document);
  followFocus(document);
  toasts.drawWith(loadToasts);
  // Not needed for the first paint, and needed at the latest when a click fails.
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, toasts.prepare, { once: true });
  const access = createAccess({
    loginHost: config.loginHost,
    session,
    // Fetched apart: a visitor without a token needs no cache of user data.
    fetchUser: async () => {
      const { fetchUser } = await import('../features/identity/user-info.ts');
      const user = await fetchUser().catch(async (error: unknown) => {
        if (isLoginLost(error) && renewal.isPossible() && (await renewal.ask())) return fetchUser();
        throw error;
      });
      renewal.belongTo(user);
      if (drafts.belongTo(user.id)) drawAnew();
      return user;
    },
    showMessage: toasts.showServerMessage,
  });
  if (backCloses) hearStepsFirst();
  const router = createBrowserRouter(createRoutes(access));
  if (backCloses) stepFromPages(router);
  router.subscribe(({ navigation }) => {
    // That it has come is known once it is drawn: see page-change.ts.
    if (navigation.state !== 'idle') setPageLoading(true);
  });

  session.leadToSignInWith(() => void router.navigate(signInPath(window.location)));
  renewInPlace(router);
  followPages(router);

  const root = createRoot(container);
  let drawings = 0;
  /** A user who signs in here in another's place, maybe in another tab, sees nothing of what stood in the other's forms. */
  const drawAnew = () => {
    drawings += 1;
    root.render(
      <ErrorBoundary key={drawings}>
        <RouterProvider router={router} />
      </ErrorBoundary>,
    );
  };
  // In pieces: the first drawing would otherwise keep the browser from answering until all of it is done.
  startTransition(drawAnew);
}

function renewInPlace(router: ReturnType<typeof createBrowserRouter>): void {
  renewal.leadToSignInWith(() => {
    session.drop();
    void router.navigate(signInPath(window.location));
  });
  document.addEventListener('input', renewal.noteTyped, { capture: true });
  let page = window.location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname !== page) renewal.noteLeft();
    if (isUnder(location.pathname, paths.sign.root)) renewal.belongTo(undefined);
    page = location.pathname;
  });
  // Another tab, or the window of a provider, has signed in or out.
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEYS.token) return;
    const token = session.token();
    const isExpiry = token === '' && !storage.readLeftByHand();
    if (isExpiry && (renewal.isPending() || renewal.isHeld())) void renewal.ask();
    else if (renewal.isPending() && token !== '') void acceptElsewhere(token);
    else {
      if (token === '') renewal.dismiss();
      session.changedElsewhere();
      // The loaders decide where that leads.
      void router.revalidate();
    }
  });
}

/** A user who signs in in another's place gets a new page: nothing of what stood on this one, and nothing that waits, is theirs. */
async function acceptElsewhere(token: string): Promise<void> {
  const who = await renewal.accept(token).catch(() => 'unknown' as const);
  if (who === 'another') window.location.reload();
}

function followPages(router: ReturnType<typeof createBrowserRouter>): void {
  const wait = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));
  const analytics = createAnalytics({ config, loadScript: loadScriptTag, tracker: () => window.DATracker, wait });
  const pageChanged = createActivity({
    isSignedIn: () => session.token() !== '',
    report: () => void reportActive({}).catch(() => {}),
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
