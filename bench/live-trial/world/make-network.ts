import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT, MAIL_HOSTS, NAME_SERVER, PROXY } from './places.ts';
import { runCommand } from './run-command.ts';

/** A device that leads nowhere and is not loopback, as clients ask whether there is any. */
const DEVICE = 'internet';

/** A new network namespace has nothing but a loopback device that is down. All hosts live on one machine; there is no way out. */
export async function makeNetwork(folder: string): Promise<void> {
  await runCommand('ip', ['link', 'set', 'lo', 'up']);
  await runCommand('ip', ['link', 'add', DEVICE, 'type', 'veth', 'peer', 'name', 'nowhere']);
  await runCommand('ip', ['link', 'set', DEVICE, 'up']);
  const addresses = [NAME_SERVER, CLIENT, PROXY.address, ...MAIL_HOSTS.map(({ address }) => address)];
  for (const address of addresses) await runCommand('ip', ['addr', 'add', `${address}/32`, 'dev', DEVICE]);
  // Ten, as in a new namespace, are fewer than Postfix logs in one go: its logger would wait for itself.
  await writeFile('/proc/sys/net/unix/max_dgram_qlen', '512');
  const resolver = join(folder, 'resolv.conf');
  await writeFile(resolver, `nameserver ${NAME_SERVER}\n`);
  // Seen by this mount namespace alone.
  await runCommand('mount', ['--bind', resolver, '/etc/resolv.conf']);
}
