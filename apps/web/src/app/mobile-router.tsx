import { Outlet, type RouteObject } from 'react-router';
import { NotFoundPage } from '../ui/result/result-pages.tsx';
import type { Access } from './access.ts';
import { paths } from './paths.ts';
import { RouteError } from './route-error.tsx';
import type { AppParts } from './start-app.tsx';

function createRoutes({ root }: Access): RouteObject[] {
  return [
    {
      Component: Outlet,
      ErrorBoundary: RouteError,
      HydrateFallback: () => null,
      children: [
        { path: paths.root, loader: root },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ];
}

export const mobileParts: AppParts = {
  createRoutes,
  loadToasts: async () => (await import('../ui/mobile-toasts.ts')).showMobileToast,
};
