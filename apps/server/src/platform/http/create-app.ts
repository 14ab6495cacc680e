import { AppError, type ErrorName, errorAnswer } from '@outrider/contract/errors';
import { languageOf } from '@outrider/contract/languages';
import { BODY_LIMIT_BYTES } from '@outrider/contract/limits';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { isConnectionLoss } from '../postgres/connection-loss.ts';
import { collectRoutes } from './collect-routes.ts';
import { compressAnswers } from './compress-answers.ts';
import { InvalidInput } from './serve.ts';
import { sizeText } from './size-text.ts';

/** What Fastify itself refuses before a handler runs, as entries of our catalogue. */
const REFUSED_BY_FASTIFY: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'parameterError',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'parameterError',
  FST_ERR_CTP_INVALID_JSON_BODY: 'parameterError',
};

/** `trustProxy`: how many proxies are in front, or their addresses. */
type Options = { log: Log; trustProxy: number | string[] };

/**
 * Counted from our side: what a client puts before the first proxy's own entry is never believed. Where nobody is trusted, no
 * function has to be asked with every request.
 */
function trustedBy(proxies: Options['trustProxy']): string[] | false | ((address: string, hop: number) => boolean) {
  if (typeof proxies !== 'number') return proxies;
  return proxies > 0 && ((_address, hop) => hop < proxies);
}

export function createApp({ log, trustProxy }: Options): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustedBy(trustProxy),
    // The browser gives up after 70 s (specification, section 9); a slower answer would reach nobody.
    requestTimeout: 70_000,
    return503OnClosing: true,
    forceCloseConnections: true,
  });
  collectRoutes(app);
  compressAnswers(app);
  if (log.isLevelEnabled('debug')) logRequests(app, log);
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, log));
  // Before the body is read: what is in it does not matter where nobody takes it.
  app.addHook('preParsing', (request, reply, body, done) => {
    if (request.is404) void answerUnserved(request, reply);
    else done(null, body);
  });
  app.setNotFoundHandler(answerUnserved);
  return app;
}

/** The path without what was asked: that may be an address, or let a visitor in. */
const logRequests = (app: FastifyInstance, log: Log) =>
  app.addHook('onResponse', (request, reply, done) => {
    const [path] = request.url.split('?');
    log.debug({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });

/** A path that is served for other methods only is answered with those (RFC 9110, 15.5.6). */
function answerUnserved(request: FastifyRequest, reply: FastifyReply) {
  const allowed = request.server.methodsOf(request.url);
  if (allowed.length === 0) return answer(new AppError('notFound'), request, reply);
  return answer(new AppError('methodNotAllowed'), request, reply.header('allow', allowed.join(', ')));
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Log) {
  if (error instanceof AppError) return answer(error, request, reply);
  const refused = REFUSED_BY_FASTIFY[error.code] ?? (isClientMistake(error) ? 'parameterError' : undefined);
  if (refused) {
    const values = { size: sizeText(request.routeOptions.bodyLimit ?? BODY_LIMIT_BYTES) };
    return answer(new AppError(refused, { values }), request, reply);
  }
  // Known there as one outage; the client should ask again.
  if (isConnectionLoss(error)) {
    log.error({ err: error }, 'request failed');
    return answer(new AppError('serverBusy'), request, reply);
  }
  // The inner message stays in the log; the client gets the catalogue's text.
  log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'request failed');
  return answer(new AppError('serverError'), request, reply);
}

const isClientMistake = ({ statusCode }: FastifyError) =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500;

function answer(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = errorAnswer(error, languageOf(request.headers['accept-language']));
  const { failsAs } = request.routeOptions.config;
  const codes = failsAs !== undefined && !LOGIN_LOST.has(status) ? { code: failsAs, reason: body.code } : {};
  const message = error instanceof InvalidInput && error.text ? error.text : body.message;
  if (status === TOO_MANY) reply.header('retry-after', String(error.values.seconds ?? USUAL_WAIT_SECONDS));
  return reply.status(status).send({ ...body, ...codes, message });
}

/** These make the browser sign out (specification, section 8), so no call gives them another code. */
const LOGIN_LOST = new Set([401, 403]);

const TOO_MANY = 429;
/** For a refusal that does not know how long it lasts. */
const USUAL_WAIT_SECONDS = 60;
