import { AppError } from '@outrider/contract/errors';
import { languageOf } from '@outrider/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY } from '../../platform/http/plain-page.ts';
import { countTry, networkOf, type Throttle } from '../../platform/throttle.ts';
import { recordRequest, type SeenRequest } from './record-request.ts';
import { LEAVINGS_PER_NETWORK, REQUESTS_PER_NETWORK } from './throttles.ts';
import type { TrackingDeps } from './tracking-deps.ts';
import { type PageState, unsubscribePage } from './unsubscribe-page.ts';

/** One transparent point. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const NOT_KEPT = { 'cache-control': 'no-store, max-age=0', 'referrer-policy': 'no-referrer' };
/** Instead of a token, in mails users send to themselves to see how they look. */
const TEST_TOKEN = 'test';
/** A body is no more than what RFC 8058 asks for. */
const BODY_MAX_BYTES = 10_240;

/** What a tracking domain is asked with, by the installation it should lead to. */
const NONCE = /^[\w-]{16,64}$/;

/** Not a named part, which the router cuts off at a hundred characters: the address a link leads to is in it. */
type ByToken = { Params: { '*': string } };
type ByNonce = { Params: { nonce: string } };

/** What mails lead back to. Nobody is signed in, nothing is kept in the browser, and a stranger's token does nothing. */
export function trackingRoutes(app: FastifyInstance, deps: TrackingDeps) {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // A post says what it is for by its address; what stands in it does not matter.
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
    routes.get<ByNonce>('/t/check/:nonce', (request, reply) => proveTracking(deps, request, reply));
    routes.get<ByToken>('/t/o/*', (request, reply) => servePixel(deps, request, reply));
    routes.get<ByToken>('/t/c/*', (request, reply) => followLink(deps, request, reply));
    routes.get<ByToken>('/t/u/*', (request, reply) => askToLeave(deps, request, reply));
    routes.post<ByToken>('/t/u/*', { bodyLimit: BODY_MAX_BYTES }, (request, reply) => leave(deps, request, reply));
  });
}

/** A caller that asks through a customer's domain learns whether it leads here. */
function proveTracking(deps: TrackingDeps, request: FastifyRequest<ByNonce>, reply: FastifyReply) {
  const { nonce } = request.params;
  if (!NONCE.test(nonce)) return showPage(request, reply, 'unknown');
  return reply.headers({ ...NOT_KEPT, 'content-type': 'text/plain; charset=utf-8' }).send(deps.proofOf(nonce));
}

/** The picture comes in every case: a broken one would show in the mail. */
async function servePixel(deps: TrackingDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const link = deps.readLink('pixel', request.params['*']);
  if (link) await count(deps, request, { ledgerId: link.ledgerId, kind: 'open', target: '' });
  return reply
    .headers({ ...NOT_KEPT, 'content-type': 'image/gif', 'cross-origin-resource-policy': 'cross-origin' })
    .send(PIXEL);
}

/** Leads only where the mail pointed, which the signature says. */
async function followLink(deps: TrackingDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const link = deps.readLink('click', request.params['*']);
  const target = link && webAddress(link.target);
  if (!link || !target) return showPage(request, reply, 'unknown');
  await count(deps, request, { ledgerId: link.ledgerId, kind: 'click', target });
  return reply.headers({ ...NOT_KEPT, 'content-security-policy': "default-src 'none'" }).redirect(target, 302);
}

function webAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}

/** RFC 8058, 3.1: a GET changes nothing, because programs follow links to look at them. */
async function askToLeave(deps: TrackingDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const mail = await findLeaver(deps, request, reply);
  return typeof mail === 'string' ? showPage(request, reply, mail) : showPage(request, reply, 'ask', mail);
}

/** RFC 8058, 3.2: done by this one request, without a log-in, a question or a redirection. */
async function leave(deps: TrackingDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const mail = await findLeaver(deps, request, reply);
  if (typeof mail === 'string') return showPage(request, reply, mail);
  await deps.leave(mail, deps.now());
  return showPage(request, reply, 'done', { ...mail, sender: await deps.senderOf(mail) });
}

async function findLeaver(deps: TrackingDeps, request: FastifyRequest<ByToken>, reply: FastifyReply) {
  const token = request.params['*'];
  if (token === TEST_TOKEN) return 'test';
  const link = deps.readLink('unsubscribe', token);
  if (!link) return 'unknown';
  const seconds = await secondsToWait(deps, request, LEAVINGS_PER_NETWORK);
  if (seconds > 0) {
    reply.header('retry-after', String(seconds));
    return 'busy';
  }
  return (await deps.findMail(deps.db, link.ledgerId)) ?? 'unknown';
}

const STATUSES: Record<PageState, number> = { ask: 200, done: 200, test: 200, unknown: 404, busy: 429 };

function showPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  state: PageState,
  values: { recipient?: string; sender?: string } = {},
) {
  return reply
    .status(STATUSES[state])
    .headers({ ...NOT_KEPT, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY })
    .send(unsubscribePage(state, languageOf(headers['accept-language']), values));
}

/** The reader of the mail gets what they asked for, also when it cannot be counted. */
async function count(
  deps: TrackingDeps,
  request: FastifyRequest,
  mail: Pick<SeenRequest, 'ledgerId' | 'kind' | 'target'>,
): Promise<void> {
  const { ip, method, headers } = request;
  const userAgent = headers['user-agent'] ?? '';
  const said = Object.fromEntries(
    ['purpose', 'sec-purpose', 'x-moz'].map((name) => [name, [headers[name] ?? ''].flat().join(' ')]),
  );
  try {
    if ((await secondsToWait(deps, request, REQUESTS_PER_NETWORK)) > 0) return;
    await recordRequest(deps, { ...mail, ip, asked: { method, userAgent, headers: said } });
  } catch (error) {
    deps.log.error({ err: error, ledgerId: mail.ledgerId }, 'a tracking request was not counted');
  }
}

/** 0: it may go on. */
async function secondsToWait({ db, now }: TrackingDeps, { ip }: FastifyRequest, throttle: Throttle): Promise<number> {
  try {
    await countTry(db, throttle, networkOf(ip), now());
    return 0;
  } catch (error) {
    if (error instanceof AppError) return Number(error.values.seconds);
    throw error;
  }
}
