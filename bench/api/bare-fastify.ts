import fastify from 'fastify';

/** The limit to measure against: the same library, the same body, and nothing else. */
const [port, body] = process.argv.slice(2);
const answer: unknown = JSON.parse(body ?? 'null');

const app = fastify({ logger: false });
app.get('/', async () => answer);
process.once('SIGTERM', () => void app.close());
await app.listen({ host: '127.0.0.1', port: Number(port) });
