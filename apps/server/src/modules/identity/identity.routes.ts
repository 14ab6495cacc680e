import { AppError } from '@outrider/contract/errors';
import * as invitations from '@outrider/contract/identity/invitations';
import * as oauth from '@outrider/contract/identity/oauth';
import * as sessions from '@outrider/contract/identity/sessions';
import * as sign from '@outrider/contract/sign';
import * as user from '@outrider/contract/user';
import type { Visit } from '../../platform/http/caller.ts';
import { type Api, serve, servePublic } from '../../platform/http/serve.ts';
import type { OauthClients } from '../../platform/oauth/oauth-client.ts';
import { newToken } from '../../platform/secrets.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { describeInvitation } from './invitations/describe-invitation.ts';
import { cancelMailLink, describeMailLink } from './mail-links/mail-link.ts';
import { mailReceipt } from './mail-links/mail-receipt.ts';
import { beginLink } from './oauth/begin-link.ts';
import { signInCookie } from './oauth/oauth-flow.ts';
import { oauthUserInfo, signInWithOauth } from './oauth/oauth-sign-in.ts';
import { signUpWithOauth } from './oauth/oauth-sign-up.ts';
import { linkSignInMethod, listSignInMethods, unlinkSignInMethod } from './oauth/sign-in-methods.ts';
import { changePassword } from './passwords/change-password.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions/sessions.ts';
import { signIn } from './sessions/sign-in.ts';
import { checkSignUp } from './sign-up/check-sign-up.ts';
import { sendVerifyEmail } from './sign-up/send-verify-email.ts';
import { signUp } from './sign-up/sign-up.ts';
import { verifyEmail } from './sign-up/verify-email.ts';
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts';
import { updateProfile, userInfo } from './user-info.ts';
import { countMove } from './users.repository.ts';

type Deps = IdentityDeps & {
  mailFrom: string;
  clients: OauthClients;
  /** Absent outside the boxed world. */
  quickSignIn: ((visit: Visit) => Promise<sign.Session>) | undefined;
  appUrl: string;
};

export function identityRoutes(api: Api, deps: Deps) {
  servePublic(api, user.checkSignUp, async ({ email }, visit) => ({ status: await checkSignUp(deps, email, visit) }));
  servePublic(api, sign.signUp, (form, visit) => signUp(deps, form, visit));
  servePublic(api, invitations.getInvitation, ({ token }) => describeInvitation(deps, token));
  servePublic(api, invitations.acceptInvitation, (form, visit) => acceptInvitation(deps, form, visit));
  servePublic(api, sign.sendVerifyEmail, (wanted, visit) => sendVerifyEmail(deps, wanted, visit));
  servePublic(api, sign.getMailReceipt, ({ mailId }) => mailReceipt(deps, mailId));
  servePublic(api, sign.getMailLink, ({ token }) => describeMailLink(deps, token));
  servePublic(api, sign.cancelMailLink, async ({ token }) => {
    await cancelMailLink(deps, token);
    return {};
  });
  servePublic(api, sign.verifyEmail, ({ token }, visit) => verifyEmail(deps, token, visit));
  servePublic(api, sign.forgetPassword, (reset) => resetPassword(deps, reset));
  servePublic(api, sign.signIn, (attempt, visit) => signIn(deps, attempt, visit));
  servePublic(api, sign.quickSignIn, async (_nothing, visit) => {
    if (!deps.quickSignIn) throw new AppError('quickLoginOff');
    return deps.quickSignIn(visit);
  });
  serve(api, sign.signOut, async (caller) => {
    await revokeSession(deps, caller, caller.sessionId);
    return {};
  });
  serve(api, sign.changePassword, (caller, change) => changePassword(deps, caller, change));

  serve(api, user.getUserInfo, (caller) => userInfo(deps, caller));
  serve(api, user.getQuotaInfo, (caller) => userInfo(deps, caller));
  serve(api, user.updateUser, (caller, update) => updateProfile(deps, caller, update));
  serve(api, user.reportActive, async (caller) => {
    await countMove(deps.db, caller, deps.now());
    return {};
  });

  const cookie = signInCookie(deps.appUrl);
  const browserOf = ({ cookies }: Visit) => cookie.read(cookies);
  servePublic(api, oauth.getOauthUserInfo, ({ ticket }, visit) =>
    oauthUserInfo(deps, { ticket, browser: browserOf(visit) }),
  );
  servePublic(api, oauth.signInWithOauth, (attempt, visit) =>
    signInWithOauth(deps, { ...attempt, browser: browserOf(visit) }, visit),
  );
  servePublic(api, oauth.signUpWithOauth, (wanted, visit) =>
    signUpWithOauth(deps, { ...wanted, browser: browserOf(visit) }, visit),
  );
  serve(api, oauth.listSignInMethods, async (caller) => ({
    offered: oauth.OAUTH_PROVIDERS.filter((provider) => deps.clients[provider]),
    linked: await listSignInMethods(deps, caller),
  }));
  serve(api, oauth.beginLink, async (caller, wish, { setCookie }) => {
    const browser = newToken();
    const url = await beginLink(deps, caller, { ...wish, browser });
    setCookie(cookie.write(browser));
    return { url };
  });
  serve(api, oauth.linkSignInMethod, (caller, { ticket }, visit) =>
    linkSignInMethod(deps, caller, { ticket, browser: browserOf(visit) }),
  );
  serve(api, oauth.unlinkSignInMethod, async (caller, { provider }) => {
    await unlinkSignInMethod(deps, caller, provider);
    return {};
  });

  serve(api, sessions.listSessions, async (caller) => ({ sessions: await listSessions(deps, caller) }));
  serve(api, sessions.revokeSession, async (caller, { sessionId }) => {
    await revokeSession(deps, caller, sessionId);
    return {};
  });
  serve(api, sessions.revokeOtherSessions, (caller) => revokeOtherSessions(deps, caller));

  twoFactorRoutes(api, deps);
}
