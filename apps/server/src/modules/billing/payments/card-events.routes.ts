import type { FastifyInstance } from 'fastify';
import { takeEvent } from './card-events.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** Where the card processor tells of events; its account has this address. */
export const CARD_EVENTS_PATH = '/sirius/api/open/billing/card-events';
const BODY_MAX_BYTES = 262_144;

/** Anybody can post here; only what is signed is believed. The signature is over the body's bytes, so nothing parses them before. */
export function cardEventRoutes(app: FastifyInstance, deps: PaymentsDeps) {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    routes.post<{ Body: Buffer | undefined }>(
      CARD_EVENTS_PATH,
      { bodyLimit: BODY_MAX_BYTES },
      async ({ body, headers }, reply) => {
        const signature = headers['stripe-signature'];
        const isTaken = body !== undefined && typeof signature === 'string' && (await takeEvent(deps, body, signature));
        return reply.status(isTaken ? 200 : 400).send({ received: isTaken });
      },
    );
  });
}
