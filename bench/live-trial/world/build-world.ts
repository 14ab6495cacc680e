import { readFile } from 'node:fs/promises';
import { type Authority, makeAuthority } from './make-authority.ts';
import {
  MAIL_HOSTS,
  NORTH,
  OWNER,
  PRODUCT_SENDER,
  PROXY,
  peopleAt,
  SOUTH,
  senderOf,
  trackingDomainOf,
} from './places.ts';
import { type RunningMailHost, startMailHost } from './start-mail-host.ts';
import { startNameServer } from './start-name-server.ts';
import { makeDkimKey, startSigner } from './start-signer.ts';
import { writeZone } from './write-zone.ts';

export type World = { folder: string; authority: Authority; north: RunningMailHost; south: RunningMailHost };

/** Names, an authority, signatures and two organisations with mail. `people`: how many recipients each has. */
export async function buildWorld(folder: string, people: number): Promise<World> {
  const authority = await makeAuthority(folder, [
    PROXY.name,
    ...MAIL_HOSTS.flatMap((host) => [host.name, trackingDomainOf(host)]),
  ]);
  const key = makeDkimKey();
  await startNameServer(folder, writeZone(key.publicBase64));
  await startSigner(folder, key);
  const usersOf = ({ recipients }: { recipients: string }) => peopleAt(recipients, people);
  const options = { folder, authority };
  const north = await startMailHost(NORTH, {
    ...options,
    users: [OWNER, PRODUCT_SENDER, senderOf(NORTH), ...usersOf(NORTH)],
  });
  const south = await startMailHost(SOUTH, { ...options, users: [senderOf(SOUTH), ...usersOf(SOUTH)] });
  return { folder, authority, north, south };
}

export const readLog = ({ logFile }: RunningMailHost): Promise<string> => readFile(logFile, 'utf8');
