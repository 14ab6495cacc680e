import { request } from 'node:https';
import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import type { z } from 'zod';
import { parseJson } from '../../../packages/sandbox/src/parse-json.ts';
import { CLIENT, PROXY } from '../world/places.ts';

type Reply = { status: number; text: string };
/** What every call of the product answers. */
type Answer = { code: number | string; data: unknown };

export type Client = {
  call<I extends z.ZodType, O extends z.ZodType>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
    body?: Buffer,
  ): Promise<z.output<O>>;
  /** Anything else, as it is answered. */
  ask(method: string, path: string, body?: Buffer, headers?: Record<string, string>): Promise<Reply>;
};

type Options = {
  ca: string;
  /** A name of the proxy. */
  host?: string;
  port?: number;
  /** A session's token. */
  token?: string;
  /** Sent along with every call. */
  headers?: Record<string, string>;
};

/** A browser elsewhere: it comes from an address of its own and trusts the authority. */
export function openClient({ ca, host = PROXY.name, port = 443, token, headers: always = {} }: Options): Client {
  const session: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

  const ask: Client['ask'] = (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const where = { host, port, path, ca, localAddress: CLIENT };
      const length = body ? { 'content-length': String(body.length) } : {};
      const sent = request(
        { ...where, method, headers: { ...session, ...always, ...headers, ...length } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

  return {
    ask,
    async call(endpoint, input, bytes) {
      const inQuery = inputTravelsInQuery(endpoint);
      const query = inQuery ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      const body = bytes ?? (inQuery ? undefined : Buffer.from(JSON.stringify(input)));
      const type = bytes ? 'application/octet-stream' : 'application/json';
      const headers: Record<string, string> = body ? { 'content-type': type } : {};
      const { status, text } = await ask(endpoint.method, `${endpoint.path}${query}`, body, headers);
      const answer = parseJson(text) as Answer | undefined;
      if (answer?.code !== 0) throw new Error(`${endpoint.path}: ${status} ${text.slice(0, 3_000)}`);
      return answer.data as never;
    },
  };
}
