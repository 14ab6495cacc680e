import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@outrider/contract/errors';
import { VERSION } from '@outrider/contract/limits';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { Db } from '../db.ts';
import { databaseAway } from '../postgres/ask-database.ts';
import { isSameText } from '../same-text.ts';
import type { Trouble } from '../trouble.ts';
import { wordsOf } from '../words-of.ts';
import { serveNothing } from './serve-nothing.ts';

/** `troubles`: why no work is done now, as far as the process knows. */
type Deps = {
  db: Db;
  world: string;
  troubles: () => Trouble[];
  /** Where metrics are served, if anywhere, and by which token; without one, to every caller. */
  metrics: { app: FastifyInstance | undefined; token: string | undefined; registry: Registry };
};

const PATIENCE_MS = 3_000;

/** What an operator's tools ask: alive, ready, and how much of what. */
export function operatorRoutes(app: FastifyInstance, { db, world, troubles, metrics }: Deps) {
  const { registry } = metrics;
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
    const known = troubles();
    const why = known.length > 0 ? known : await databaseTroubles(db);
    if (why.length === 0) return reply.send({ status: 'ready' });
    return reply.status(503).send({ status: 'not ready', why: why.map(({ sentence }) => sentence) });
  });
  if (metrics.app !== app) serveNothing(app, ['/metrics']);
  metrics.app?.get('/metrics', async ({ headers }, reply) => {
    const mayRead = !metrics.token || isSameText(headers.authorization ?? '', `Bearer ${metrics.token}`);
    if (!mayRead) throw new AppError('unauthorized');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function databaseTroubles(db: Db): Promise<Trouble[]> {
  const late = pause(PATIENCE_MS, `no answer within ${PATIENCE_MS / 1000} s`, { ref: false });
  const asked = sql`select 1`.execute(db).then(() => undefined, wordsOf);
  const words = await Promise.race([asked, late]);
  return words === undefined ? [] : [databaseAway(words)];
}
