import type { RouteObject } from 'react-router';
import { paths } from '../paths/paths.ts';
import type { Access } from './access.ts';
import { screen } from './screen.ts';
import { soldPublicScreen } from './sold-screen.ts';

const purchases = () => import('../screens/shared/purchase/purchase-screens.tsx');
const oauthHandles = () => import('../screens/shared/oauth/oauth-handle-screen.tsx');

/** The pages both form factors share. Those without a loader skip the login check: verify, blank, encrypted mail and quick log-in. */
export const createPublicRoutes = ({ loginOptional }: Access): RouteObject[] => [
  {
    path: paths.blank,
    lazy: screen(async () => (await import('../screens/shared/blank-screen.tsx')).BlankScreen),
  },
  {
    path: paths.sealed,
    lazy: screen(
      async () => (await import('../screens/shared/sealed/sealed-mail-screen.tsx')).SealedMailScreen,
      'sealed-mail',
      'inbox',
    ),
  },
  {
    path: paths.testLogin,
    lazy: screen(async () => (await import('../screens/shared/test-login-screen.tsx')).TestLoginScreen, 'sign'),
  },
  {
    path: paths.sign.verifyEmail,
    lazy: screen(
      async () => (await import('../screens/shared/sign/verify-email-screen.tsx')).VerifyEmailScreen,
      'sign',
    ),
  },
  {
    path: paths.sign.verifyHandle,
    lazy: screen(
      async () => (await import('../screens/shared/sign/verify-handle-screen.tsx')).VerifyHandleScreen,
      'sign',
    ),
  },
  {
    path: paths.sign.verifyError,
    lazy: screen(
      async () => (await import('../screens/shared/sign/verify-error-screen.tsx')).VerifyErrorScreen,
      'sign',
    ),
  },
  {
    path: paths.sign.resetPwdError,
    loader: loginOptional,
    lazy: screen(
      async () => (await import('../screens/shared/sign/reset-pwd-error-screen.tsx')).ResetPwdErrorScreen,
      'sign',
    ),
  },
  {
    path: paths.oauth.googleHandle,
    loader: loginOptional,
    lazy: screen(async () => (await oauthHandles()).GoogleHandleScreen, 'sign'),
  },
  {
    path: paths.oauth.microsoftHandle,
    loader: loginOptional,
    lazy: screen(async () => (await oauthHandles()).MicrosoftHandleScreen, 'sign'),
  },
  {
    path: paths.oauth.facebookHandle,
    loader: loginOptional,
    lazy: screen(
      async () => (await import('../screens/shared/oauth/facebook-handle-screen.tsx')).FacebookHandleScreen,
      'sign',
    ),
  },
  {
    path: paths.purchase.success,
    loader: loginOptional,
    lazy: soldPublicScreen(async () => (await purchases()).PurchaseSuccessScreen),
  },
  {
    path: paths.purchase.error,
    loader: loginOptional,
    lazy: soldPublicScreen(async () => (await purchases()).PurchaseErrorScreen),
  },
];
