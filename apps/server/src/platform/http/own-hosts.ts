import { isIP } from 'node:net';
import { AppError } from '@outrider/contract/errors';
import type { FastifyInstance } from 'fastify';

/** What mails lead back to: it is reached by the names of customers. */
const BY_ANY_NAME = /^\/t\//;

/**
 * Answers to these names alone. A page elsewhere whose name is led to this machine (DNS rebinding) counts as the same
 * origin for a browser, and could read what needs no log-in. An address is nobody's to lead elsewhere.
 */
export function answerOwnHosts(app: FastifyInstance, urls: string[]) {
  const own = new Set(urls.flatMap((url) => URL.parse(url)?.hostname ?? []));
  const isOwn = (host: string) => {
    const name = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '') ?? '';
    // RFC 6761, 6.3: localhost and what is below it lead nowhere else.
    return own.has(name) || /(?:^|\.)localhost$/.test(name) || isIP(name.replace(/^\[|\]$/g, '')) > 0;
  };
  // Nearly every request names the same one, and taking it apart costs more than the rest of the way here.
  let last: string | undefined;
  app.addHook('onRequest', ({ headers: { host }, url }, _reply, done) => {
    if (host === last) return done();
    if (host !== undefined && isOwn(host)) last = host;
    else if (host !== undefined && !BY_ANY_NAME.test(url)) return done(new AppError('misdirected'));
    done();
  });
}
