import type { AppConfig } from '@outrider/contract/app-config';
import type { FastifyInstance } from 'fastify';

/** The browser's configuration as a script of its own: given at run time, and no inline script weakens the page's policy. */
export function serveConfig(app: FastifyInstance, config: AppConfig) {
  const script = `window.__OUTRIDER_CONFIG__ = ${JSON.stringify(config)};\n`;
  app.get('/config.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
}
