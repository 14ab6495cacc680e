import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import type { Endpoint } from '@outrider/contract/endpoint';
import { VERSION } from '@outrider/contract/limits';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

/** Tells of what is served: in `live` not of the box. */
export async function serveApiDocs(app: FastifyInstance, title: string) {
  // Calls that take bytes are plugins, which are not loaded at once.
  await app.after();
  const isServed = ({ method, path }: Endpoint) => app.methodsByPattern.get(path)?.has(method) ?? false;
  const calls = Object.fromEntries(Object.entries(ALL_ENDPOINTS).filter(([, endpoint]) => isServed(endpoint)));
  // Made when first asked for: every start would wait for what few people read.
  let document: ReturnType<typeof openApi> | undefined;
  let page: string | undefined;
  app.get('/openapi.json', async () => {
    document ??= openApi(calls, { version: VERSION, title });
    return document;
  });
  app.get('/docs', (_request, reply) => {
    page ??= docsPage(calls, title);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
