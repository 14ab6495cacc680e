import { AppError } from '@outrider/contract/errors';
import { type OauthProvider, oauthProvider } from '@outrider/contract/identity/oauth';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from '../../platform/log.ts';
import { newToken } from '../../platform/secrets.ts';
import { finishOauth, signInCookie, startOauth } from './oauth/oauth-flow.ts';

type Deps = Parameters<typeof startOauth>[0] & { log: Log };

/** The two stops of a third-party sign-in that the browser itself visits. Both end in a redirect in every case. */
export function oauthPages(app: FastifyInstance, deps: Deps) {
  const cookie = signInCookie(deps.appUrl);

  app.get<{ Params: { provider: string } }>('/oauth2/authorization/:provider', async (request, reply) => {
    const provider = request.params.provider;
    const known = oauthProvider.safeParse(provider);
    if (!known.success) return reply.redirect(`/oauth/${encodeURIComponent(provider)}/handle?error=not_offered`);
    return handleOrTell(deps, known.data, reply, async () => {
      const browser = newToken();
      const url = await startOauth(deps, { provider: known.data, browser, linkSession: null });
      reply.header('set-cookie', cookie.write(browser));
      return url;
    });
  });

  app.get<{ Params: { provider: string } }>('/login/oauth2/code/:provider', async (request, reply) => {
    const known = oauthProvider.safeParse(request.params.provider);
    if (!known.success) return reply.callNotFound();
    const provider = known.data;
    return handleOrTell(deps, provider, reply, async () => {
      const query = request.url.split('?')[1] ?? '';
      const browser = cookie.read(request.headers.cookie ?? '');
      return `/oauth/${provider}/handle?ticket=${await finishOauth(deps, { provider, query, browser })}`;
    });
  });
}

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
