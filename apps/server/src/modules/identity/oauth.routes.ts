import cookie from '@fastify/cookie';
import { AppError } from '@outrider/contract/errors';
import { type OauthProvider, oauthProvider } from '@outrider/contract/oauth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../platform/log.ts';
import { newToken } from '../../platform/secrets.ts';
import { finishOauth, OAUTH_MINUTES, startOauth } from './oauth-flow.ts';

const BROWSER_COOKIE = 'outrider_oauth';

type Deps = Parameters<typeof startOauth>[0] & { log: Log };

/** The two stops of a third-party sign-in that the browser itself visits. Both end in a redirect, whatever happens. */
export async function oauthPages(app: FastifyInstance, deps: Deps) {
  // In a scope of its own: no other route reads cookies.
  await app.register(async (scope) => {
    await scope.register(cookie);
    addStops(scope, deps);
  });
}

function addStops(app: FastifyInstance, deps: Deps) {
  app.get<{ Params: { provider: string } }>('/oauth2/authorization/:provider', async (request, reply) => {
    const provider = request.params.provider;
    const known = oauthProvider.safeParse(provider);
    const browser = request.cookies[BROWSER_COOKIE] ?? newToken();
    if (!known.success) return reply.redirect(`/oauth/${encodeURIComponent(provider)}/handle?error=not_offered`);
    return handleOrTell(deps, known.data, reply, async () => {
      const url = await startOauth(deps, known.data, browser);
      reply.setCookie(BROWSER_COOKIE, browser, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: deps.appUrl.startsWith('https:'),
        maxAge: OAUTH_MINUTES * 60,
      });
      return url;
    });
  });

  app.get<{ Params: { provider: string } }>('/login/oauth2/code/:provider', async (request, reply) => {
    const known = oauthProvider.safeParse(request.params.provider);
    if (!known.success) return reply.callNotFound();
    const provider = known.data;
    return handleOrTell(deps, provider, reply, async () => {
      const ticket = await finishOauth(deps, {
        provider,
        query: queryOf(request),
        browser: request.cookies[BROWSER_COOKIE] ?? '',
      });
      return `/oauth/${provider}/handle?ticket=${ticket}`;
    });
  });
}

const queryOf = (request: FastifyRequest) => request.url.split('?')[1] ?? '';

async function handleOrTell(
  { log }: Deps,
  provider: OauthProvider,
  reply: FastifyReply,
  target: () => Promise<string>,
) {
  try {
    return reply.redirect(await target());
  } catch (error) {
    const said = error instanceof Error && 'error' in error ? String(error.error) : undefined;
    if (!said && !(error instanceof AppError)) log.warn({ err: error, provider }, 'third-party sign-in failed');
    const reason = error instanceof AppError ? error.reason : said === 'access_denied' ? 'access_denied' : 'failed';
    return reply.redirect(`/oauth/${provider}/handle?error=${reason}`);
  }
}
