import { execFileSync } from 'node:child_process';
import { chown, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type KeyPair, makeCertificate } from './make-certificate.ts';
import { writeMainConfig, writeMasterConfig } from './postfix-config.ts';
import { findFreePorts, LOOPBACK, makeServerFolder, type ServerProcess, startServer } from './server-process.ts';
import type { Dovecot } from './start-dovecot.ts';

export const POSTFIX_MASTER = '/usr/lib/postfix/sbin/master';

export type Postfix = ServerProcess & {
  folder: string;
  /** What the MX record of the domains would point to. */
  mx: { host: string; port: number };
  /** STARTTLS, then AUTH with a user's address and password. */
  submission: { host: string; port: number };
  ca: string;
};

type PostfixOptions = {
  domains: string[];
  /** Any other address of the domains is unknown here (550 5.1.1). */
  users: { address: string }[];
  deliverTo: Pick<Dovecot, 'lmtp' | 'authSocket'>;
  certificate?: KeyPair;
  /** Where it listens, where that is not loopback and free ports. */
  at?: { address: string; ports: { mx: number; submission: number } };
  /** Lines of main.cf instead of those with the same name. */
  settings?: string;
};

const QUEUES = ['active', 'bounce', 'corrupt', 'defer', 'deferred', 'flush', 'hold', 'incoming', 'saved', 'trace'];
const SOCKETS = ['private', 'public'];

/** The mail exchanger of these domains and the submission server of these users. Wants root. */
export async function startPostfix(options: PostfixOptions): Promise<Postfix> {
  const { domains, users, deliverTo, settings = '' } = options;
  const folder = await makeServerFolder('postfix');
  const { address, ports } = options.at ?? (await somewhereOnLoopback());
  const certificate = await makeCertificate(folder, options.certificate);
  const files = {
    queue: join(folder, 'queue'),
    data: join(folder, 'data'),
    recipients: join(folder, 'recipients'),
    log: join(folder, 'postfix.log'),
  };
  await makeQueueFolders(files);
  await writeSettled(files.recipients, users.map(({ address }) => `${address} known\n`).join(''));
  const main = writeMainConfig({ address, folder, files, certificate, domains, deliverTo });
  await writeSettled(join(folder, 'main.cf'), replaceSettings(main, settings));
  await writeSettled(join(folder, 'master.cf'), writeMasterConfig(address, ports));
  const server = await startServer({
    command: POSTFIX_MASTER,
    args: ['-c', folder, '-d'],
    folder,
    logFile: files.log,
    address,
    ports: Object.values(ports),
  });
  return {
    ...server,
    folder,
    mx: { host: address, port: ports.mx },
    submission: { host: address, port: ports.submission },
    ca: certificate.pem,
  };
}

async function somewhereOnLoopback() {
  const [mx = 0, submission = 0] = await findFreePorts(2);
  return { address: LOOPBACK, ports: { mx, submission } };
}

/** Postfix takes the last of two lines too, but every one of its processes then logs a warning. */
function replaceSettings(main: string, settings: string): string {
  const nameOf = (line: string) => /^\w+(?= =)/.exec(line)?.[0];
  const replaced = new Set(settings.split('\n').map(nameOf));
  const kept = main.split('\n').filter((line) => nameOf(line) === undefined || !replaced.has(nameOf(line)));
  return [...kept, settings].join('\n');
}

/** With an old date: Postfix gives a file that has just changed two seconds to settle before it reads it. */
export async function writeSettled(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await utimes(file, 1, 1);
}

/** `postfix start` would make them, and also look after the permissions of the whole system's Postfix. */
async function makeQueueFolders({ queue, data }: { queue: string; data: string }): Promise<void> {
  const uid = Number(execFileSync('/usr/bin/id', ['-u', 'postfix'], { encoding: 'utf8' }));
  await mkdir(join(queue, 'pid'), { recursive: true });
  for (const folder of [data, ...[...QUEUES, ...SOCKETS].map((name) => join(queue, name))]) {
    await mkdir(folder, { mode: 0o700 });
    await chown(folder, uid, 0);
  }
}
