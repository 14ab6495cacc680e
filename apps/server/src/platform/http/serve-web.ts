import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { languageOf } from '@outrider/contract/languages';
import type { FastifyInstance } from 'fastify';
import { readPageLinks } from './page-files.ts';

/** Paths that belong to the API: an unknown one is a 404 in JSON, never the web app's page. */
const API_PREFIXES = ['/sirius/', '/tp/', '/account/', '/contacts/', '/oauth2/', '/login/', '/assets/'];

/** The frame of a page behind the log-in is drawn from its first bytes; a page before it has none. */
const BEFORE = '<html lang="en">';
const INSIDE = '<html lang="en" data-page="inside">';

/** Behind the style sheets: what every page begins with is fetched first. */
const END = '</body>';

/** Serves the built web app: hashed files for a year, compressed ones where they were built, the page for every route. */
export async function serveWeb(app: FastifyInstance, folder: string, insidePaths: readonly string[] = []) {
  if (!existsSync(join(folder, 'index.html'))) return;
  // One route for the hashed files: one each, of some hundred files with two compressed ones beside them, slows every start.
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    // Nobody asks for a file again whose name says which version it is.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    preCompressed: true,
  });
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const insidePage = page.replace(BEFORE, INSIDE);
  const linksOf = await readPageLinks(folder);
  app.get('/*', (request, reply) => {
    if (API_PREFIXES.some((prefix) => request.url.startsWith(prefix))) return reply.callNotFound();
    const isInside = insidePaths.some((path) => request.url.startsWith(path));
    const { 'user-agent': userAgent, 'accept-language': languages } = request.headers;
    const links = linksOf(request.url.split('?', 1)[0] ?? '', userAgent, languageOf(languages));
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'user-agent, accept-language' })
      .send((isInside ? insidePage : page).replace(END, `${links}${END}`));
  });
}
