import type { Resolver } from '../../../platform/dns/resolver.ts';
import type { Greeted } from '../../../platform/smtp-probe/greet-host.ts';
import type { ProbeRoute } from './self-check-result.ts';

/** What looking at the server's own route to mail servers takes. */
export type SelfCheckPorts = {
  route: ProbeRoute;
  /** Who we say we are. */
  helloName: string;
  /** Mail hosts that are always there, by name. */
  knownHosts: readonly string[];
  /** Servers people have their mailboxes at, by name and port. */
  mailServers: readonly { host: string; port: number }[];
  resolver: Resolver;
  /** Says hello to a mail host by the route of verification. */
  greet(target: { host: string; address: string }): Promise<Greeted>;
  mayReach(address: string): boolean;
  /** Whether a server listens there. */
  canConnect(target: { host: string; port: number }): Promise<boolean>;
  /** A name that nobody has. */
  strangeName(): string;
};
