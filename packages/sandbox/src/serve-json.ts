import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseJson } from './parse-json.ts';
import { LOOPBACK, listenOnLoopback, type Service } from './service.ts';

export type JsonRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  /** Undefined where it is no JSON. */
  body: unknown;
};

/** `hangUp` ends the connection without an answer; `silence` leaves the client waiting. A text is sent as it is. */
export type JsonReply = { status: number; body: unknown; headers?: Record<string, string> } | 'hangUp' | 'silence';

type Options = {
  /** Whose it is, for the log. */
  owner: string;
  answer: (request: JsonRequest) => Promise<JsonReply>;
  log: { warn(message: string): void };
};

const BODY_MAX_BYTES = 1_048_576;

/** An HTTP server of the box that takes and gives JSON. */
export async function serveJson({ owner, answer, log }: Options): Promise<Service & { origin: string }> {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `http://${LOOPBACK}`);
    const body = await readBody(request);
    if (body === 'tooLarge') return void response.writeHead(413).end();
    const { method = 'GET', headers } = request;
    const reply = await answer({ method, path: url.pathname, query: url.searchParams, headers, body });
    if (reply === 'hangUp') return void response.destroy();
    if (reply === 'silence') return;
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8', ...reply.headers });
    response.end(text);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      log.warn(`The boxed ${owner} did not answer: ${error.message}`);
      response.destroy();
    });
  });
  const port = await listenOnLoopback(server);
  return {
    origin: `http://${LOOPBACK}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) return 'tooLarge';
    chunks.push(chunk);
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'));
}

export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
