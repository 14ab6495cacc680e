import type { OauthProvider } from '@outrider/contract/oauth';
import { openBrowser } from '@outrider/sandbox/testing';
import type { TestServer } from '../../platform/testing/test-server.ts';

type Visit = { email?: string; refuse?: boolean; dropCookie?: boolean };

/** Goes to the boxed provider as a browser would, answers its page, and gives where our callback then leads. */
export async function comeBackFrom(
  { app }: TestServer,
  provider: OauthProvider,
  { email = '', refuse, dropCookie }: Visit,
) {
  const start = await app.inject({ url: `/oauth2/authorization/${provider}` });
  const cookie = String(start.headers['set-cookie']).split(';')[0] ?? '';
  const browser = openBrowser();
  const page = await browser.visit(String(start.headers.location));
  const back = await browser.visit(page.url, { email, action: refuse ? 'refuse' : 'continue' });
  const callback = await app.inject({
    url: `${back.url.pathname}${back.url.search}`,
    headers: dropCookie ? {} : { cookie },
  });
  return String(callback.headers.location);
}

export async function ticketFor(server: TestServer, provider: OauthProvider, email: string): Promise<string> {
  const location = await comeBackFrom(server, provider, { email });
  return new URL(location, server.config.appUrl).searchParams.get('ticket') ?? '';
}
