import type { Server } from 'node:net';
import { LOOPBACK } from '../service.ts';

/** 127.80.0.1 and on, 254 to a row. Linux has all of 127/8; others have only 127.0.0.1. */
const addressAt = (index: number) => `127.80.${Math.floor(index / 254) % 256}.${(index % 254) + 1}`;
const TRIES_MAX = 1000;

export type Place = { address: string; port: number };
export type Places = { listen(server: Server): Promise<Place>; port(): number };

/** Gives every server its own loopback address on a port they share, or where there is one address, a port each. */
export function createPlaces(): Places {
  let next = 0;
  let sharedPort = 0;
  let hasOneAddress = false;

  async function listen(server: Server): Promise<Place> {
    for (let tries = 0; tries < TRIES_MAX && !hasOneAddress; tries += 1) {
      const address = addressAt(next);
      next += 1;
      try {
        const port = await listenAt(server, address, sharedPort);
        sharedPort ||= port;
        return { address, port };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code === 'EADDRNOTAVAIL') hasOneAddress = true;
        // Another box may have the same port here; the next address is as good.
        else if (code !== 'EADDRINUSE') throw error;
      }
    }
    const port = await listenAt(server, LOOPBACK, 0);
    sharedPort ||= port;
    return { address: LOOPBACK, port };
  }

  return { listen, port: () => sharedPort };
}

async function listenAt(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens, but not on a port');
  return bound.port;
}
