import { setTimeout as pause } from 'node:timers/promises';
import { type Endpoint, inputTravelsInQuery, PROXY_OK } from '@outrider/contract/endpoint';
import { AppError } from '@outrider/contract/errors';
import { inputText } from '@outrider/contract/input-words';
import { languageOf } from '@outrider/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Scope } from '../db.ts';
import { createSharedAnswers } from '../share-answers.ts';
import type { Authenticate, Caller, OpenVisit, Visit } from './caller.ts';
import { checkBody } from './check-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's own, for refusals that come before its handler runs. */
    failsAs?: number;
  }
}

export type Api = { app: FastifyInstance; authenticate: Authenticate };

/** Serves an endpoint that needs a log-in; the handler gets who is calling. */
export function serve<I extends z.ZodType, O extends z.ZodType>(
  { app, authenticate }: Api,
  endpoint: Endpoint<I, O>,
  handle: (caller: Caller, input: z.output<I>, visit: OpenVisit) => Promise<z.input<O>>,
) {
  const { bodyMaxBytes } = endpoint;
  const large = bodyMaxBytes === undefined ? {} : { bodyLimit: bodyMaxBytes, onRequest: onlyCallers({ authenticate }) };
  route(
    app,
    endpoint,
    async (input, visit, request) => handle(await callerOf({ authenticate }, request), input(), visit),
    large,
  );
}

/**
 * The same for lists that are dear and often asked for by several at once: those who ask the same of one workspace share an
 * answer. The handler learns of the workspace only, so that no answer can depend on who was first.
 */
export function serveShared<I extends z.ZodType, O extends z.ZodType>(
  api: Api,
  endpoint: Endpoint<I, O>,
  handle: (scope: Scope, input: z.output<I>) => Promise<z.input<O>>,
) {
  const share = createSharedAnswers<z.input<O>>({
    monotonic: () => performance.now(),
    pause: (milliseconds) => pause(milliseconds),
  });
  serve(api, endpoint, ({ workspaceId }, input) =>
    share(`${workspaceId} ${JSON.stringify(input)}`, async () => {
      const answer = await handle({ workspaceId }, input);
      Object.freeze(answer);
      return answer;
    }),
  );
}

/** Before a byte of the body is read. */
const onlyCallers = (api: Pick<Api, 'authenticate'>) => async (request: FastifyRequest) => {
  await callerOf(api, request);
};

/** Who is calling; for routes that are no endpoint, such as streams. */
export async function callerOf({ authenticate }: Pick<Api, 'authenticate'>, request: FastifyRequest): Promise<Caller> {
  const caller = await authenticate(bearerToken(request));
  if (!caller) throw new AppError('loginExpired');
  return caller;
}

/** Serves an endpoint anybody may call. */
export function servePublic<I extends z.ZodType, O extends z.ZodType>(
  { app }: Api,
  endpoint: Endpoint<I, O>,
  handle: (input: z.output<I>, visit: OpenVisit) => Promise<z.input<O>>,
) {
  route(app, endpoint, (input, visit) => handle(input(), visit));
}

/** Input is parsed only when the handler asks, so that a stranger learns of the missing log-in first, not of the schema. */
type Handle<I extends z.ZodType, O extends z.ZodType> = (
  input: () => z.output<I>,
  visit: OpenVisit,
  request: FastifyRequest,
) => Promise<z.input<O>>;

function route<I extends z.ZodType, O extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O>,
  handle: Handle<I, O>,
  options: Pick<RouteOptions, 'bodyLimit' | 'onRequest'> = {},
) {
  const fromQuery = inputTravelsInQuery(endpoint);
  const write = createWriter(endpoint);
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    config: endpoint.failsAs === undefined ? {} : { failsAs: endpoint.failsAs },
    handler: async (request, reply) => {
      const visit = openVisitOf(request, reply);
      const input = () => parseInput(endpoint.input, fromQuery ? request.query : request.body, visit);
      const output = await handle(input, visit, request);
      // Not `return reply.send(…)`: a returned reply is waited for until it is on the wire, which keeps much in memory.
      reply.type(JSON_TYPE);
      return write(output);
    },
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Writes the answers of one endpoint. Parsing the output means that an undeclared column cannot leak. A frozen object,
 * which a use case gives again and again from what it remembers, is parsed and written once for each endpoint.
 */
function createWriter<O extends z.ZodType>({ output: schema, answersAs }: Endpoint<z.ZodType, O>) {
  const written = new WeakMap<object, string>();
  return (output: z.input<O>): string => {
    const lasting = typeof output === 'object' && output !== null && Object.isFrozen(output) ? output : undefined;
    const known = lasting && written.get(lasting);
    if (known) return known;
    const data = schema.parse(output);
    const text = JSON.stringify(
      answersAs === 'proxy' ? { code: PROXY_OK, message: '', ...Object(data) } : { code: 0, message: '', data },
    );
    if (lasting) written.set(lasting, text);
    return text;
  };
}

export function parseInput<I extends z.ZodType>(schema: I, raw: unknown, { language }: Visit): z.output<I> {
  checkBody(raw);
  // No body at all means no fields; a body that is JSON null is one of the wrong type.
  const parsed = schema.safeParse(raw === undefined ? {} : raw);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => ({ path: issue.path, message: inputText(issue, language) }));
  throw new InvalidInput(problems);
}

type Problem = { path: PropertyKey[]; message: string };

/** A refusal whose text is the first problem's own sentence. */
export class InvalidInput extends AppError {
  readonly text: string;

  constructor(problems: Problem[]) {
    super('parameterError', { data: { problems } });
    this.text = problems[0]?.message ?? '';
  }
}

function bearerToken({ headers }: FastifyRequest): string {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : '';
}

const openVisitOf = (request: FastifyRequest, reply: FastifyReply): OpenVisit =>
  Object.assign(visitOf(request), { setCookie: (header: string) => void reply.header('set-cookie', header) });

export const visitOf = ({ ip, headers }: FastifyRequest): Visit => ({
  ip,
  userAgent: headers['user-agent']?.slice(0, 500) ?? '',
  language: languageOf(headers['accept-language']),
  cookies: headers.cookie ?? '',
});
