import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router';
import type { Access } from './access.ts';
import { ORDER_PATHS, paths } from './paths.ts';
import { screen } from './screen.ts';

type Load = () => Promise<ComponentType>;

type SignScreens = { signIn: Load; signUp: Load; resetPwd: Load; verificationSuccess: Load };

/** Where everybody enters, with the screens of a form factor. */
export const createSignRoutes = (access: Access, screens: SignScreens): RouteObject[] => [
  { path: paths.root, loader: access.root },
  { path: paths.home, loader: () => redirect(paths.verification) },
  { path: paths.sign.signIn, loader: access.withLogout, lazy: screen(screens.signIn, 'sign') },
  { path: paths.sign.signUp, loader: access.withLogout, lazy: screen(screens.signUp, 'sign') },
  { path: paths.sign.resetPwd, loader: access.withLogout, lazy: screen(screens.resetPwd, 'sign') },
  {
    path: paths.sign.verificationSuccess,
    loader: access.loginOptional,
    lazy: screen(screens.verificationSuccess, 'sign'),
  },
];

/** Orders of every kind are shown by one screen. */
export const createOrderRoutes = (load: Load): RouteObject[] =>
  Object.values(ORDER_PATHS).map((path) => ({ path, lazy: screen(load, 'domains') }));

/** Texts of the dashboard, whose parts lead to other areas. */
export const DASHBOARD_AREAS = ['dashboard', 'campaigns', 'inbox', 'empty'] as const;
