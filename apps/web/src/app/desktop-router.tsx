import { type RouteObject, redirect } from 'react-router';
import { NotFoundPage } from '../ui/result/result-pages.tsx';
import type { Access } from './access.ts';
import { createHomeRoutes } from './home-routes.tsx';
import { paths } from './paths.ts';
import { createPublicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { createSandboxRoutes } from './sandbox-routes.tsx';
import { screen } from './screen.ts';
import type { AppParts } from './start-app.tsx';

const createRoutes = (access: Access): RouteObject[] => [
  rootRoute([
    { path: paths.root, loader: access.root },
    { path: paths.home, loader: () => redirect(paths.verification) },
    {
      path: paths.sign.signIn,
      loader: access.withLogout,
      lazy: screen(async () => (await import('../screens/desktop/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
    },
    {
      path: paths.sign.signUp,
      loader: access.withLogout,
      lazy: screen(async () => (await import('../screens/desktop/sign/sign-up-screen.tsx')).SignUpScreen, 'sign'),
    },
    {
      path: paths.sign.resetPwd,
      loader: access.withLogout,
      lazy: screen(async () => (await import('../screens/desktop/sign/reset-pwd-screen.tsx')).ResetPwdScreen, 'sign'),
    },
    {
      path: paths.sign.verificationSuccess,
      loader: access.loginOptional,
      lazy: screen(
        async () => (await import('../screens/desktop/sign/verification-success-screen.tsx')).VerificationSuccessScreen,
        'sign',
      ),
    },
    ...createPublicRoutes(access),
    ...createHomeRoutes(access),
    ...createSandboxRoutes(access),
    { path: '*', Component: NotFoundPage },
  ]),
];

export const desktopParts: AppParts = {
  createRoutes,
  loadToasts: async () => (await import('../ui/toast/desktop-toasts.tsx')).showDesktopToast,
  backCloses: false,
};
