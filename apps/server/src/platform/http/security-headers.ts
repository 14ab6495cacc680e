import type { FastifyInstance } from 'fastify';

type Options = { appUrl: string; analyticsUrl: string | undefined };

/** Data stays data, no matter what a browser would guess from its content. */
const NO_GUESSING = { 'x-content-type-options': 'nosniff' };

/** A user's mail and contacts do not stay behind in a cache (RFC 9111, 5.2.2.5). A route that may be kept says so itself. */
const FOR_DATA = { ...NO_GUESSING, 'cache-control': 'no-store' };

/** Answers that are data, never a page. */
const DATA = /^\/(?:sirius|tp|account|contacts)\//;

/**
 * Scripts, styles and fonts of ours, of which a page fetches some sixty: what is said of pages would be 30 kB of every page there, and
 * means nothing for a file that is none.
 */
const FILES = /^\/assets\//;

/** Pages where a visitor without an account types a secret. */
const GUARDED = /^\/s\//;

/** What a browser may do with our pages. Mail bodies and tracking have rules of their own where they are served. */
export function addSecurityHeaders(app: FastifyInstance, { appUrl, analyticsUrl }: Options) {
  const analytics = analyticsUrl && URL.canParse(analyticsUrl) ? ` ${new URL(analyticsUrl).origin}` : '';
  const headers = {
    'content-security-policy': policyWith(analytics),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...NO_GUESSING,
    'x-frame-options': 'DENY',
    // RFC 6797: once reached by TLS, always by TLS.
    ...(appUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  // No script of anybody else runs there, and the link is sent to no other site.
  const guarded = { ...headers, 'content-security-policy': policyWith(''), 'referrer-policy': 'no-referrer' };
  const headersFor = (url: string) => {
    if (FILES.test(url)) return NO_GUESSING;
    if (DATA.test(url)) return FOR_DATA;
    return GUARDED.test(url) ? guarded : headers;
  };
  // Set first, so that a route with a rule of its own overrides them.
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headersFor(url));
    done();
  });
}

const policyWith = (elsewhere: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${elsewhere}`,
    `connect-src 'self'${elsewhere}`,
    // Ant Design writes its styles at run time.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A PDF that came with a mail is shown from memory.
    "frame-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
