import { CLOCK_HEADER, writeClockHeader } from '@outrider/contract/sandbox/clock';
import type { Box } from '@outrider/sandbox';
import type { FastifyInstance } from 'fastify';

/** Every answer says what time it is in the box and how fast it passes, so that pages live by the same clock. */
export const tellTime = (app: FastifyInstance, clock: Pick<Box['clock'], 'now' | 'speed'>) =>
  app.addHook('onSend', async (_request, reply) => {
    reply.header(CLOCK_HEADER, writeClockHeader({ now: clock.now(), speed: clock.speed() }));
  });
