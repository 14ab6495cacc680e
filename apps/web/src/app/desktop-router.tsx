import { Outlet, type RouteObject, redirect } from 'react-router';
import { NotFoundPage } from '../ui/result/result-pages.tsx';
import type { Access } from './access.ts';
import { createHomeRoutes } from './home-routes.tsx';
import { paths } from './paths.ts';
import { createPublicRoutes } from './public-routes.tsx';
import { RouteError } from './route-error.tsx';
import { screen } from './screen.ts';
import type { AppParts } from './start-app.tsx';

const createRoutes = (access: Access): RouteObject[] => [
  {
    Component: Outlet,
    ErrorBoundary: RouteError,
    hydrateFallbackElement: null,
    children: [
      { path: paths.root, loader: access.root },
      { path: paths.home, loader: () => redirect(paths.verification) },
      {
        path: paths.sign.signIn,
        loader: access.withLogout,
        lazy: screen(async () => (await import('../screens/desktop/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
      },
      ...createPublicRoutes(access),
      ...createHomeRoutes(access),
      { path: '*', Component: NotFoundPage },
    ],
  },
];

export const desktopParts: AppParts = {
  createRoutes,
  loadToasts: async () => (await import('../ui/desktop-toasts.tsx')).showDesktopToast,
};
