import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startImapProxy } from '../../apps/server/src/modules/inbox/sync/imap-proxy-testing.ts';
import { startBoxedServer } from '../../apps/server/src/modules/inbox/sync/sync-servers-testing.ts';
import {
  addMail,
  aMailbox,
  listServer,
  listStored,
  openClient,
  tell,
} from '../../apps/server/src/modules/inbox/sync/sync-testing.ts';
import { openContactStore } from '../contact-store.ts';

const KILLS = 50;
const MESSAGES = 1_000;
const BATCH = 5;
const WORKER = new URL('../../apps/server/src/modules/inbox/sync/sync-worker-testing.ts', import.meta.url);

/** Kills the worker fifty times during a first sync, each time a little further on, and compares with the server. */
export async function run(say: (line: string) => void): Promise<boolean> {
  const store = await openContactStore();
  const server = await startBoxedServer();
  const proxy = await startImapProxy(server);
  const reader = server.newUser();
  const client = await openClient(proxy, reader);
  const start = () => fork(WORKER, [store.url, String(proxy.port), reader.user, reader.pass, String(BATCH)]);
  try {
    for (let index = 0; index < MESSAGES; index += 1) await addMail(client, 'INBOX', { id: `m${index}@nordkai.test` });
    const { mailboxId } = await aMailbox(store.db, reader.user);
    const count = async () => (await listStored(store.db, mailboxId)).length;
    let killed = 0;
    while (killed < KILLS) {
      const before = await count();
      const worker = start();
      // Somewhere within a batch or two, wherever that is in the work.
      while ((await count()) < Math.min(before + 1, MESSAGES)) await pause(5);
      await pause((killed * 7) % 60);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      killed += 1;
      say(`killed ${killed} times with ${await count()} of ${MESSAGES} stored`);
    }
    const last = start();
    for (let waited = 0; (await count()) < MESSAGES && waited < 120_000; waited += 100) await pause(100);
    last.kill();
    await once(last, 'exit');
    const here = (await listStored(store.db, mailboxId)).map(tell).sort();
    const there = await listServer(client);
    const missing = there.filter((line) => !here.includes(line)).length;
    const twice = here.length - new Set(here).size;
    say(`missing ${missing}, twice ${twice}, not on the server ${here.filter((line) => !there.includes(line)).length}`);
    return here.join('\n') === there.join('\n');
  } finally {
    client.close();
    await proxy.stop();
    await server.stop();
    await store.close();
  }
}
