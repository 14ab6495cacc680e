import { languageOf } from '@outrider/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_HEADERS } from '../../platform/http/plain-page.ts';
import { countTry, networkOf, type Throttle } from '../../platform/throttle.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { findStopped, readStopToken, stopMails } from './stop-mails.ts';
import { type StopPageState, stopPage } from './stop-page.ts';

const VISITS_PER_NETWORK: Throttle = { name: 'notification-stops', limit: 240, windowSeconds: 600 };
/** A body is no more than what RFC 8058 asks for. */
const BODY_MAX_BYTES = 10_240;

type Visit = FastifyRequest<{ Params: { '*': string } }>;

/** RFC 8058: a GET changes nothing, because programs follow links to look at them; one POST does, without a log-in. */
export function stopRoutes(app: FastifyInstance, deps: NotificationsDeps) {
  const visit = async ({ ip, params }: Visit) => {
    await countTry(deps.db, VISITS_PER_NETWORK, networkOf(ip), deps.now());
    const stopped = readStopToken(deps, params['*']);
    const person = stopped && (await findStopped(deps, stopped));
    return person && { person, stopped };
  };
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // A post says what it is for by its address; what stands in it does not matter.
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
    routes.get('/n/*', async (request: Visit, reply) => show(request, reply, 'ask', await visit(request)));
    routes.post('/n/*', { bodyLimit: BODY_MAX_BYTES }, async (request: Visit, reply) => {
      const found = await visit(request);
      if (found) await stopMails(deps, found.stopped);
      return show(request, reply, 'done', found);
    });
  });
}

type Found = { person: { email: string }; stopped: NonNullable<ReturnType<typeof readStopToken>> } | undefined;

function show({ headers }: FastifyRequest, reply: FastifyReply, state: StopPageState, found: Found) {
  const about = { email: found?.person.email ?? '', kinds: found?.stopped.kinds ?? [] };
  return reply
    .status(found ? 200 : 404)
    .headers(PAGE_HEADERS)
    .send(stopPage(found ? state : 'unknown', languageOf(headers['accept-language']), about));
}
