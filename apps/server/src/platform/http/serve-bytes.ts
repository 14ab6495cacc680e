import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Caller, Visit } from './caller.ts';
import { type Api, bearerToken, parseInput, visitOf } from './serve.ts';

type BytesRoute<Q extends z.ZodType, O extends z.ZodType> = {
  path: string;
  maxBytes: number;
  query: Q;
  output: O;
};

/** Serves a call whose body is bytes. Who is calling is asked before a byte of it is read. */
export function serveBytes<Q extends z.ZodType, O extends z.ZodType>(
  { app, authenticate }: Api,
  { path, maxBytes, query, output }: BytesRoute<Q, O>,
  handle: (caller: Caller, query: z.output<Q>, bytes: Buffer, visit: Visit) => Promise<z.input<O>>,
) {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      async (_request: unknown, body: unknown) => body,
    );
    routes.post(path, {
      bodyLimit: maxBytes,
      onRequest: async (request) => {
        if (!(await authenticate(bearerToken(request), visitOf(request)))) throw new AppError('loginExpired');
      },
      handler: async (request) => {
        const visit = visitOf(request);
        const caller = await authenticate(bearerToken(request), visit);
        if (!caller) throw new AppError('loginExpired');
        const asked = parseInput(query, request.query, visit);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return { code: 0, message: '', data: output.parse(await handle(caller, asked, bytes, visit)) };
      },
    });
  });
}
