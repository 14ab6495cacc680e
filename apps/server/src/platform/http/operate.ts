import { VERSION } from '@outrider/contract/limits';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from '../db.ts';

/** What an operator's tools ask: alive, ready, and how much of what. */
export function operatorRoutes(app: FastifyInstance, { db, world }: { db: Db; world: string }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const observers = new Map<string, { observe(value: number): void }>();
  // Looking a label up costs more than the rest of the hook, and there are few of them.
  const observerOf = (route: string, status: number) => {
    const key = `${status} ${route}`;
    const observer = observers.get(key) ?? seconds.labels(route, String(status));
    observers.set(key, observer);
    return observer;
  };
  app.addHook('onResponse', (request, reply, done) => {
    observerOf(request.routeOptions.url ?? 'none', reply.statusCode).observe(reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ status: 'ok', version: VERSION, world }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'the database does not answer' });
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
