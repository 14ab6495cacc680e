import type { RouteObject } from 'react-router';
import { config } from '../platform/app-config.ts';
import type { Access } from './access.ts';
import { DEFAULT_PATH, paths } from './paths.ts';
import { createPublicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { screen } from './screen.ts';
import type { AppParts } from './start-app.tsx';

/** The mail of the boxed world, so that a sign-up can be tried on a phone. */
const sandboxRoute: RouteObject = {
  path: paths.sandbox,
  lazy: screen(async () => (await import('../screens/mobile/sandbox/sandbox-screen.tsx')).SandboxScreen, 'sandbox'),
};

/** The reduced table: signing in, the public pages, and one page to land on. */
const createRoutes = (access: Access): RouteObject[] => [
  rootRoute([
    { path: paths.root, loader: access.root },
    {
      path: paths.sign.signIn,
      loader: access.withLogout,
      lazy: screen(async () => (await import('../screens/mobile/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
    },
    {
      path: paths.sign.signUp,
      loader: access.withLogout,
      lazy: screen(async () => (await import('../screens/mobile/sign/sign-up-screen.tsx')).SignUpScreen, 'sign'),
    },
    {
      path: paths.sign.resetPwd,
      loader: access.withLogout,
      lazy: screen(async () => (await import('../screens/mobile/sign/reset-pwd-screen.tsx')).ResetPwdScreen, 'sign'),
    },
    {
      path: paths.sign.verificationSuccess,
      loader: access.loginOptional,
      lazy: screen(
        async () => (await import('../screens/mobile/sign/verification-success-screen.tsx')).VerificationSuccessScreen,
        'sign',
      ),
    },
    ...createPublicRoutes(access),
    ...(config.world === 'box' ? [sandboxRoute] : []),
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
  ]),
];

export const mobileParts: AppParts = {
  createRoutes,
  loadToasts: async () => (await import('../ui/mobile-toasts.ts')).showMobileToast,
};
