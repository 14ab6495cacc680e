import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this an answer fits in one packet, and compressing it would bring nothing. */
const LEAST_LENGTH = 1_400;

const compress = promisify(gzip);

/**
 * Answers and pages travel as gzip where the client takes it. Files have been compressed by the build, and streams are told
 * line by line. Scripts of other sites cannot have a page send the header that carries the log-in, so that nobody learns from lengths
 * what an answer holds.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LEAST_LENGTH || reply.hasHeader('content-encoding')) {
      return done(null, payload);
    }
    addToVary(reply, 'accept-encoding');
    if (!negotiate(request.headers['accept-encoding'] ?? '', ['gzip'])) return done(null, payload);
    compress(payload).then(
      (compressed) => {
        reply.removeHeader('content-length').header('content-encoding', 'gzip');
        done(null, compressed);
      },
      (error: Error) => done(error),
    );
  });
}

function addToVary(reply: FastifyReply, header: string) {
  const known = reply.getHeader('vary');
  reply.header('vary', known === undefined ? header : `${String(known)}, ${header}`);
}
