import type { Box } from '@outrider/sandbox';
import type { ProbeWorld } from '../composition/deps/verification.ts';
import { createAbsenceCheck } from '../platform/dns/sure-absence.ts';
import { isLoopbackAddress } from '../platform/net/address-rules.ts';
import { ProbeSilence } from '../platform/smtp-probe/reply-reader.ts';

type Parts = Pick<ProbeWorld, 'resolver' | 'network'> & { helloName: string };

const OWN_ADDRESS = '127.0.0.1';

/** The boxed world's mail hosts, with the few that are there for every seed. */
export function boxedProbeWorld(box: Box, { resolver, network, helloName }: Parts): ProbeWorld {
  const { nameServer, zones } = box;
  zones.add({ name: helloName, type: 'A', data: OWN_ADDRESS });
  zones.add({ name: '1.0.0.127.in-addr.arpa', type: 'PTR', data: helloName });
  return {
    resolver,
    network,
    isAbsenceSure: createAbsenceCheck({ servers: [`${nameServer.host}:${nameServer.port}`] }),
    mayReach: isLoopbackAddress,
    routeBy: (dial) => (address, port, timeoutMs) => {
      const door = box.route(address, port);
      return door ? dial(door.host, door.port, timeoutMs) : Promise.reject(new ProbeSilence('refused'));
    },
    knownHosts: [
      'mx1.nordkai.test',
      'mx1.tidewatercargo.test',
      'mail.kestrelhaulage.test',
      'gmail-smtp-in.l.gmail.test',
      'outlook-com.olc.outlook.test',
    ],
    mailServers: [
      { host: 'smtp.mailhaven.test', port: 587 },
      { host: 'imap.mailhaven.test', port: 993 },
      { host: 'smtp.workspace.gmail.test', port: 587 },
      { host: 'imap.workspace.gmail.test', port: 993 },
    ],
    ending: 'test',
  };
}
