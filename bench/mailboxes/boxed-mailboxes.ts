import { runningClock } from '../../packages/sandbox/src/clock/clock.ts';
import { startNameServer } from '../../packages/sandbox/src/dns/name-server.ts';
import { startMailboxHosts } from '../../packages/sandbox/src/mailboxes/mailbox-hosts.ts';
import { makeCertificates } from '../../packages/sandbox/src/tls/certificates.ts';
import { createLogOfTruth } from '../../packages/sandbox/src/truth/log-of-truth.ts';
import type { Hosts } from './hold-mailboxes.ts';

/** A boxed mailbox host in a process of its own, with so many mailboxes; it says where it is. */
const HOST = 'imap.mailhaven.test';
const PASSWORD = 'box-password-1';
const { good } = await makeCertificates(new Date(), [HOST]);
const world = {
  clock: runningClock(() => Date.now()),
  truth: createLogOfTruth(),
  log: { info: () => undefined, warn: (message: string) => console.error(message) },
};
const hosts = await startMailboxHosts({
  ...world,
  hosts: [{ name: HOST, provider: 'self', condstore: true }],
  tls: good,
  submit: () => 'nobody sends',
});
const users = Array.from({ length: Number(process.argv[2]) }, (_, index) => `owner${index}@harborline.test`);
for (const address of users) hosts.create({ address, password: PASSWORD, host: HOST });
const { address, imap } = hosts.addressOf(HOST);
const nameServer = await startNameServer(world);
nameServer.zones.set(HOST, [{ name: HOST, type: 'A', data: address }]);
const reached: Hosts = {
  host: HOST,
  door: { host: imap.host, port: imap.tlsPort },
  nameServer: `${nameServer.host}:${nameServer.port}`,
  ca: good.cert,
  users,
  password: PASSWORD,
};
process.send?.(reached);
