import type { RouteObject } from 'react-router';
import { NotFoundPage } from '../ui/result/result-pages.tsx';
import type { Access } from './access.ts';
import { createHomeRoutes } from './home-routes.tsx';
import { createPublicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { createSandboxRoutes } from './sandbox-routes.tsx';
import { screen } from './screen.ts';
import { createSignRoutes } from './shared-routes.ts';
import type { AppParts } from './start-app.tsx';

const createRoutes = (access: Access): RouteObject[] => [
  rootRoute([
    ...createSignRoutes(access, {
      signIn: screen(async () => (await import('../screens/desktop/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
      signUp: screen(async () => (await import('../screens/desktop/sign/sign-up-screen.tsx')).SignUpScreen, 'sign'),
      resetPwd: screen(
        async () => (await import('../screens/desktop/sign/reset-pwd-screen.tsx')).ResetPwdScreen,
        'sign',
      ),
      verificationSuccess: screen(
        async () => (await import('../screens/desktop/sign/verification-success-screen.tsx')).VerificationSuccessScreen,
        'sign',
      ),
    }),
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
