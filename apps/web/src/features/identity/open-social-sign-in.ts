import type { OauthProvider } from '@outrider/contract/oauth';
import { config } from '../../platform/app-config.ts';

/** A window of its own: it signs in, stores the token, and this page notices (see `app/start-app.tsx`). */
export function openSocialSignIn(provider: OauthProvider): void {
  window.open(`${config.oauthHost}/oauth2/authorization/${provider}`, 'outrider-sign-in', 'popup,width=520,height=720');
}
