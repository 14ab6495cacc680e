import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { createApp } from './platform/http/create-app.ts';
import { createLog } from './platform/log.ts';

const anApp = () => {
  const app = createApp({ log: createLog('silent'), trustProxy: 0 });
  onTestFinished(() => app.close());
  return app;
};

async function aTakenPort(): Promise<number> {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
  const address = squatter.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const HOST = '127.0.0.1';

test('an address for metrics that is taken ends the start in one sentence that names the setting', async () => {
  const port = await aTakenPort();
  const metrics = { address: { host: HOST, port }, token: undefined };
  const started = listen({ app: anApp(), metricsApp: anApp() }, { host: HOST, port: 0, metrics });
  await expect(started).rejects.toThrow(
    `OUTRIDER_METRICS_ADDRESS cannot be listened on: listen EADDRINUSE: address already in use ${HOST}:${port}.`,
  );
});

test('so does a port of the product itself', async () => {
  const settings = { host: HOST, port: await aTakenPort(), metrics: { address: undefined, token: undefined } };
  await expect(listen({ app: anApp(), metricsApp: undefined }, settings)).rejects.toThrow(
    'The port is in use by another program.',
  );
});
