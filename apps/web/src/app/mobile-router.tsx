import { Outlet, type RouteObject } from 'react-router';
import type { Access } from './access.ts';
import { DEFAULT_PATH, paths } from './paths.ts';
import { createPublicRoutes } from './public-routes.tsx';
import { RouteError } from './route-error.tsx';
import { screen } from './screen.ts';
import type { AppParts } from './start-app.tsx';

/** The reduced table: signing in, the public pages, and one page to land on. */
const createRoutes = (access: Access): RouteObject[] => [
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    hydrateFallbackElement: null,
    children: [
      { path: paths.root, loader: access.root },
      {
        path: paths.sign.signIn,
        loader: access.withLogout,
        lazy: screen(async () => (await import('../screens/mobile/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
      },
      ...createPublicRoutes(access),
      {
        loader: access.withLogin,
        shouldRevalidate: () => true,
        lazy: screen(async () => (await import('../screens/mobile/shell/phone-root.tsx')).PhoneRoot, 'shell'),
        children: [
          {
            path: DEFAULT_PATH,
            lazy: screen(async () => (await import('../screens/mobile/you/you-screen.tsx')).YouScreen),
          },
        ],
      },
      {
        path: '*',
        lazy: screen(async () => (await import('../screens/mobile/not-found-screen.tsx')).NotFoundScreen),
      },
    ],
  },
];

export const mobileParts: AppParts = {
  createRoutes,
  loadToasts: async () => (await import('../ui/mobile-toasts.ts')).showMobileToast,
};
