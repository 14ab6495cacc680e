import type { Server } from 'node:net';

export type BoxOptions = {
  /** Where people reach the product; the identity provider sends them back here. */
  appUrl: string;
  /** Without it the box forgets everything when it closes. */
  dataDir?: string | undefined;
  /** The time outside. */
  now: () => Date;
  /** The box's own time when it starts; that outside unless given. */
  startsAt?: Date | undefined;
  /** The same seed gives the same hosts, people and draws. */
  seed?: string | undefined;
  log: { info(message: string): void; warn(message: string): void };
};

/** A part of the box: it listens from the moment it exists until it is closed. */
export type Service = { close(): Promise<void> };

export const LOOPBACK = '127.0.0.1';

/** Listens on a loopback address, on a free port unless one is wanted, and says which one it got. */
export async function listenOnLoopback(server: Server, host = LOOPBACK, wanted = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens, but not on a port');
  return address.port;
}
