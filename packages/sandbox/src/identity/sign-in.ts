import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { languageOf } from '@outrider/contract/languages';
import { emailAddress, issueText } from '@outrider/contract/validation';
import type { Provider } from 'oidc-provider';
import { BRANDS } from './brands.ts';
import { consentPage } from './consent-page.ts';
import { sendPage } from './page.ts';
import { signInPage } from './sign-in-page.ts';

const FORM_MAX_BYTES = 10_000;

type Context = {
  brand: OauthProvider;
  provider: Provider;
  /** Makes the address known to the provider and gives its subject. */
  admit: (email: string) => string;
  /** The grant may be used while its person is away. */
  allowOffline: (grant: { id: string; accountId: string; isAskedAgain: boolean }) => void;
};

/**
 * The page where a person says who they are, and its answer. Signing in and consent are one step; only who asks for the
 * mailbox gets a second page that says so.
 */
export async function handleSignIn(
  { brand, provider, admit, allowOffline }: Context,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { uid, params } = await provider.interactionDetails(request, response);
  const language = languageOf(textOf(params.ui_locales) || request.headers['accept-language']);
  const show = (email: string, problem?: string) =>
    sendPage(response, signInPage({ brand, language, uid, email, problem }));
  if (request.method !== 'POST') return show(textOf(params.login_hint));

  const form = await readForm(request);
  const action = form.get('action');
  if (action === 'refuse') {
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person refused',
    });
  }

  const typed = form.get('email') ?? '';
  const email = emailAddress.safeParse(typed);
  if (!email.success) {
    const [issue] = email.error.issues;
    return show(typed, issueText({ message: 'email', ...issue, path: ['email'] }, language));
  }

  const scopes = textOf(params.scope).split(' ');
  const isOffline = params.access_type === 'offline';
  const asksForMail = scopes.some((scope) => scope in BRANDS[brand].mail.scopes);
  if (asksForMail && action !== 'allow') {
    return sendPage(response, consentPage({ brand, language, email: email.data, scopes, isOffline }));
  }

  const accountId = admit(email.data);
  const grant = new provider.Grant({ accountId, clientId: textOf(params.client_id) });
  grant.addOIDCScope(scopes.join(' '));
  const grantId = await grant.save();
  const isAskedAgain = textOf(params.prompt).split(' ').includes('consent');
  if (isOffline) allowOffline({ id: grantId, accountId, isAskedAgain });
  return provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId },
    select_account: {},
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= FORM_MAX_BYTES) chunks.push(chunk);
  }
  return new URLSearchParams(size > FORM_MAX_BYTES ? '' : Buffer.concat(chunks).toString('utf8'));
}
