import type { Endpoint } from '@outrider/contract/endpoint';
import { BODY_LIMIT_BYTES } from '@outrider/contract/limits';
import type { z } from 'zod';
import type { Caller, Visit } from './caller.ts';
import { type Api, callerOf, parseInput, visitOf } from './serve.ts';

/** Serves a call whose body is bytes. Who is calling is asked before a byte of it is read. */
export function serveBytes<I extends z.ZodType, O extends z.ZodType>(
  api: Api,
  { path, input, output, bodyMaxBytes = BODY_LIMIT_BYTES }: Endpoint<I, O>,
  handle: (caller: Caller, input: z.output<I>, bytes: Buffer, visit: Visit) => Promise<z.input<O>>,
) {
  api.app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      async (_request: unknown, body: unknown) => body,
    );
    routes.post(path, {
      bodyLimit: bodyMaxBytes,
      onRequest: async (request) => {
        await callerOf(api, request);
      },
      handler: async (request) => {
        const visit = visitOf(request);
        const caller = await callerOf(api, request);
        const asked = parseInput(input, request.query, visit);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return { code: 0, message: '', data: output.parse(await handle(caller, asked, bytes, visit)) };
      },
    });
  });
}
