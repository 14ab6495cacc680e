import { beginLink, type OauthProvider } from '@outrider/contract/identity/oauth';
import { openBrowser } from '@outrider/sandbox/testing';
import type { TestServer } from '../../platform/testing/test-server.ts';

type Visit = { email?: string; refuse?: boolean; dropCookie?: boolean };

const pairOf = (setCookie: unknown) => String(setCookie).split(';')[0] ?? '';

/** Answers the boxed provider's page as a browser would, and gives where our callback then leads. */
async function answer({ app }: TestServer, url: string, cookie: string, { email = '', refuse }: Visit) {
  const browser = openBrowser();
  const page = await browser.visit(url);
  const back = await browser.visit(page.url, { email, action: refuse ? 'refuse' : 'continue' });
  const callback = await app.inject({ url: `${back.url.pathname}${back.url.search}`, headers: { cookie } });
  return String(callback.headers.location);
}

/** Goes to the boxed provider to sign in. */
export async function comeBackFrom(server: TestServer, provider: OauthProvider, visit: Visit) {
  const start = await server.app.inject({ url: `/oauth2/authorization/${provider}` });
  const cookie = pairOf(start.headers['set-cookie']);
  return {
    location: await answer(server, String(start.headers.location), visit.dropCookie ? '' : cookie, visit),
    cookie,
  };
}

/** A ticket and the headers of the browser it belongs to. */
export type HeldTicket = { ticket: string; headers: { cookie: string } };

const held = ({ config }: TestServer, location: string, cookie: string): HeldTicket => ({
  ticket: new URL(location, config.appUrl).searchParams.get('ticket') ?? '',
  headers: { cookie },
});

export async function ticketFor(server: TestServer, provider: OauthProvider, email: string): Promise<HeldTicket> {
  const { location, cookie } = await comeBackFrom(server, provider, { email });
  return held(server, location, cookie);
}

type Wish = { provider: OauthProvider; email: string; token: string; password?: string };

/** A ticket of a user who is signed in and adds a sign-in method. */
export async function linkTicketFor(
  server: TestServer,
  { provider, email, token, password }: Wish,
): Promise<HeldTicket> {
  const begun = await server.app.inject({
    method: 'POST',
    url: beginLink.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { provider, ...(password === undefined ? {} : { proof: { password } }) },
  });
  const cookie = pairOf(begun.headers['set-cookie']);
  return held(server, await answer(server, begun.json().data.url, cookie, { email }), cookie);
}
