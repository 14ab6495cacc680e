import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Network } from '../net/network.ts';
import { askWeb } from './ask-web.ts';

test('a caller that gives up before the answer gets an error, and nothing else breaks', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const network = {
    locate: async () => ({ kind: 'located' as const, places: [{ address: '127.0.0.1', port }] }),
    tlsOptions: () => ({}),
  } as unknown as Network;
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', note);
  try {
    for (const afterMs of [0, 30]) {
      const giveUp = new AbortController();
      const asked = askWeb(network, new URL('http://slow.test/'), { headers: {}, signal: giveUp.signal });
      if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
      giveUp.abort();
      await expect(asked).rejects.toThrow();
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(uncaught).toEqual([]);
  } finally {
    process.off('uncaughtException', note);
    server.closeAllConnections();
    server.close();
  }
});
