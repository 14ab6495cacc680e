import { Outlet, type RouteObject, redirect } from 'react-router';
import { AntRoot } from '../ui/ant-root.tsx';
import { NotFoundPage } from '../ui/result/result-pages.tsx';
import type { Access } from './access.ts';
import { paths } from './paths.ts';
import { RouteError } from './route-error.tsx';
import { screen } from './screen.ts';
import type { AppParts } from './start-app.tsx';

const Root = () => (
  <AntRoot>
    <Outlet />
  </AntRoot>
);

function createRoutes({ withLogout, root }: Access): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        { path: paths.root, loader: root },
        { path: paths.home, loader: () => redirect(paths.verification) },
        {
          path: paths.sign.signIn,
          loader: withLogout,
          lazy: screen(async () => (await import('../screens/desktop/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
}

export const desktopParts: AppParts = {
  createRoutes,
  loadToasts: async () => (await import('../ui/desktop-toasts.tsx')).showDesktopToast,
};
