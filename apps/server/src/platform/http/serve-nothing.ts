import { AppError } from '@outrider/contract/errors';
import type { FastifyInstance } from 'fastify';

/** For what is switched off: the web app's page, which answers for every other path, would look like an answer. */
export function serveNothing(app: FastifyInstance, paths: string[]) {
  for (const path of paths) {
    app.get(path, async () => {
      throw new AppError('notFound');
    });
  }
}
