import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../../apps/server/src/platform/testing/foreign-mail/server-process.ts';
import { NAME_SERVER } from './places.ts';

export async function startNameServer(parent: string, zone: string): Promise<void> {
  const folder = join(parent, 'names');
  await mkdir(folder);
  const file = (name: string) => join(folder, name);
  await writeFile(file('root.zone'), zone);
  await writeFile(
    file('nsd.conf'),
    `server:
  ip-address: ${NAME_SERVER}
  server-count: 1
  username: ""
  zonesdir: "${folder}"
  pidfile: "${file('nsd.pid')}"
  logfile: "${file('nsd.log')}"
  xfrdfile: "${file('xfrd.state')}"
  zonelistfile: "${file('zone.list')}"
  xfrdir: "${folder}"
remote-control:
  control-enable: no
zone:
  name: "."
  zonefile: "root.zone"
`,
  );
  await startServer({
    command: '/usr/sbin/nsd',
    args: ['-d', '-c', file('nsd.conf')],
    folder,
    logFile: file('nsd.log'),
    address: NAME_SERVER,
    ports: [53],
  });
}
