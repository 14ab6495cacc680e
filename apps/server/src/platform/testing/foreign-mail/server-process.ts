import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const LOOPBACK = '127.0.0.1';

export type ServerProcess = {
  /** The server and every process it started that is alive now. */
  processes(): number[];
  /** Ends them all and removes the folder. */
  stop(): Promise<void>;
};

type Start = { command: string; args: string[]; folder: string; logFile: string; address?: string; ports: number[] };

const POLL_MS = 20;
const START_LIMIT_MS = 15_000;
const STOP_LIMIT_MS = 5_000;

/** Mail servers drop root for users of their own, who have to pass through. */
export async function makeServerFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `outrider-${name}-`));
  await chmod(folder, 0o711);
  return folder;
}

/** Held together before they are let go, so that no two are the same. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, LOOPBACK));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const addresses = servers.map((server) => server.address());
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return addresses.map((address) => (typeof address === 'object' && address ? address.port : 0));
}

/**
 * The pipe on descriptor 3 closes when the test run dies, however it dies; the watcher then ends the whole group.
 * The kernel's own parent-death signal would not do: it is forgotten when a process changes its user, as Postfix does.
 */
const WITH_WATCHER = '(read -r _; kill -TERM 0) <&3 & exec "$@" 3<&-';

/** Comes back when the server listens on all its ports; fails with the end of its log when it does not. */
export async function startServer(start: Start): Promise<ServerProcess> {
  const { command, args, folder, logFile, address = LOOPBACK, ports } = start;
  // Detached: one process group to signal and to look for at the end.
  const child = spawn('/bin/sh', ['-c', WITH_WATCHER, command, command, ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  // Once only: afterwards the number of the group may belong to another process.
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= stopServer(child.pid, folder);
    return stopping;
  };
  try {
    await once(child, 'spawn');
    await waitForPorts(child, address, ports);
    return { processes: () => listGroup(child.pid), stop };
  } catch (cause) {
    const log = await readFile(logFile, 'utf8').catch(() => '');
    await stop();
    const tail = `${complaint}${log}`.trim().split('\n').slice(-8).join('\n');
    throw new Error(`${command} did not start. Its log ends with:\n${tail}`, { cause });
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function waitForPorts(child: ChildProcess, address: string, ports: number[]): Promise<void> {
  const deadline = AbortSignal.timeout(START_LIMIT_MS);
  for (const port of ports) {
    while (!(await accepts(address, port))) {
      if (hasEnded(child)) throw new Error(`ended with ${child.exitCode ?? child.signalCode}`);
      await wait(POLL_MS, undefined, { signal: deadline });
    }
  }
}

function accepts(address: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, address);
    socket.once('error', () => done(false));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
  });
}

/** All at once: Dovecot's master goes without those that still talk to a client. */
async function stopServer(group: number | undefined, folder: string): Promise<void> {
  signalGroup(group, 'SIGTERM');
  for (let waited = 0; listGroup(group).length > 0; waited += POLL_MS) {
    if (waited > STOP_LIMIT_MS) signalGroup(group, 'SIGKILL');
    await wait(POLL_MS);
  }
  await rm(folder, { recursive: true, force: true });
}

function signalGroup(group: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (group) process.kill(-group, signal);
  } catch {
    // Ended by itself already.
  }
}

function listGroup(group: number | undefined): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => isAliveIn(group, pid)).map(Number);
}

/** proc_pid_stat(5): after the name in brackets come state, parent and process group. A zombie (Z) has ended. */
function isAliveIn(group: number | undefined, pid: string): boolean {
  try {
    const [state, , itsGroup] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(itsGroup) === group && state !== 'Z';
  } catch {
    return false;
  }
}
