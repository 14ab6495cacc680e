import { fileURLToPath } from 'node:url';
import { OAUTH_PROVIDERS } from '@outrider/contract/identity/oauth';
import { VERSION } from '@outrider/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { serveApiDocs } from '../platform/http/serve-api-docs.ts';
import { serveConfig } from '../platform/http/serve-config.ts';
import { serveNothing } from '../platform/http/serve-nothing.ts';
import { serveWeb } from '../platform/http/serve-web.ts';
import type { OauthClients } from '../platform/oauth/oauth-client.ts';

/** Where the web app's pages behind the log-in are. */
const INSIDE_PATHS = [
  '/home',
  '/inbox',
  '/leads-agent',
  '/setting',
  '/you',
  '/notifications',
  '/search',
  '/purchase/plan',
];

const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** What a browser or a reader asks for, besides the calls themselves. */
export async function addPages(app: FastifyInstance, config: Config, clients: OauthClients) {
  const { web, world, appUrl, showsApiDocs, signUp, billing } = config;
  const signInMethods = OAUTH_PROVIDERS.filter((provider) => clients[provider]);
  serveConfig(app, { ...web, version: VERSION, world, appUrl, signInMethods, signUp, billing });
  if (showsApiDocs) await serveApiDocs(app, web.appName);
  else serveNothing(app, ['/openapi.json', '/docs']);
  await serveWeb(app, WEB_DIST, INSIDE_PATHS);
}
