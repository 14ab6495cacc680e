import { type RouteObject, redirect } from 'react-router';
import { ORDER_PATHS, paths } from '../paths/paths.ts';
import type { Access } from './access.ts';

type Lazy = NonNullable<RouteObject['lazy']>;

type SignScreens = { signIn: Lazy; signUp: Lazy; resetPwd: Lazy; verificationSuccess: Lazy };

/** Where everybody enters, with the screens of a form factor. */
export const createSignRoutes = (access: Access, screens: SignScreens): RouteObject[] => [
  { path: paths.root, loader: access.root },
  { path: paths.home, loader: () => redirect(paths.verification) },
  { path: paths.sign.signIn, loader: access.withLogout, lazy: screens.signIn },
  { path: paths.sign.signUp, loader: access.withLogout, lazy: screens.signUp },
  { path: paths.sign.resetPwd, loader: access.withLogout, lazy: screens.resetPwd },
  { path: paths.sign.verificationSuccess, loader: access.loginOptional, lazy: screens.verificationSuccess },
];

/** Orders of every kind are shown by one screen. */
export const createOrderRoutes = (lazy: Lazy): RouteObject[] =>
  Object.values(ORDER_PATHS).map((path) => ({ path, lazy }));
