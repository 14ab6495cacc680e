import type { Server } from 'node:net';
import { LOOPBACK, listenOnLoopback } from './service.ts';

/** Where a server really listens. */
export type Door = { host: string; port: number };

/** `address` is what the box's names say. Where a system has one loopback address only, the server is at another host. */
export type Place = Door & { address: string };

export type Places = {
  /** An address nobody has yet. */
  claim(): string;
  /** On an address of its own and a port all of them share. */
  listen(server: Server): Promise<Place>;
  /** On a claimed address and any port. */
  listenAt(address: string, server: Server): Promise<Door>;
  port(): number;
};

const TRIES_MAX = 1000;

/** Gives servers addresses of 127.`network`.0.0/16. Linux has all of 127/8; others have only 127.0.0.1, so a port each. */
export function createPlaces(network: number): Places {
  let next = 0;
  let sharedPort = 0;
  let hasOneAddress = false;

  /** From 127.x.0.1 on, 254 to a row. */
  function claim(): string {
    const index = next;
    next += 1;
    return `127.${network}.${Math.floor(index / 254) % 256}.${(index % 254) + 1}`;
  }

  /** Nothing when the port is taken there. */
  async function tryAt(address: string, server: Server, port: number): Promise<Door | undefined> {
    if (hasOneAddress) return { host: LOOPBACK, port: await listenOnLoopback(server) };
    try {
      return { host: address, port: await listenOnLoopback(server, address, port) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE') return undefined;
      if (code !== 'EADDRNOTAVAIL') throw error;
      hasOneAddress = true;
      return tryAt(address, server, port);
    }
  }

  return {
    claim,
    async listen(server) {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        const address = claim();
        // Another box may have the same port here; the next address is as good.
        const door = await tryAt(address, server, sharedPort);
        if (!door) continue;
        sharedPort ||= door.port;
        return { address, ...door };
      }
      throw new Error(`No address of 127.${network}.0.0/16 has port ${sharedPort} free`);
    },
    async listenAt(address, server) {
      const door = await tryAt(address, server, 0);
      if (!door) throw new Error(`${address} has no free port`);
      return door;
    },
    port: () => sharedPort,
  };
}
