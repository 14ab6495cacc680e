import { AppError, type ErrorName, errorAnswer } from '@outrider/contract/errors';
import { languageOf } from '@outrider/contract/languages';
import { BODY_LIMIT_BYTES } from '@outrider/contract/limits';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { InvalidInput } from './serve.ts';

/** What Fastify itself refuses before a handler runs, as entries of our catalogue. */
const REFUSED_BY_FASTIFY: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'parameterError',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'parameterError',
  FST_ERR_CTP_INVALID_JSON_BODY: 'parameterError',
};

export function createApp({ log, trustProxy }: { log: Log; trustProxy: boolean }): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy,
    // The browser gives up after 70 s (specification, section 9); a slower answer would reach nobody.
    requestTimeout: 70_000,
    return503OnClosing: true,
    forceCloseConnections: true,
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, log));
  app.setNotFoundHandler((request, reply) => answer(new AppError('notFound'), request, reply));
  return app;
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Log) {
  if (error instanceof AppError) return answer(error, request, reply);
  const refused = REFUSED_BY_FASTIFY[error.code] ?? (isClientMistake(error) ? 'parameterError' : undefined);
  if (refused) return answer(new AppError(refused), request, reply);
  // The inner message stays in the log; the client gets the catalogue's text.
  log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'request failed');
  return answer(new AppError('serverError'), request, reply);
}

const isClientMistake = ({ statusCode }: FastifyError) =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500;

function answer(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = errorAnswer(error, languageOf(request.headers['accept-language']));
  const { failsAs } = request.routeOptions.config;
  const code = failsAs !== undefined && !LOGIN_LOST.has(status) ? failsAs : body.code;
  const message = error instanceof InvalidInput && error.text ? error.text : body.message;
  return reply.status(status).send({ ...body, code, message });
}

/** These make the browser sign out (specification, section 8), so no call gives them another code. */
const LOGIN_LOST = new Set([401, 403]);
