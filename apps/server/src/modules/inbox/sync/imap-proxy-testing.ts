import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePorts } from '../../../platform/testing/foreign-mail/server-process.ts';
import type { SyncServer } from './sync-servers-testing.ts';

/** What is done to what passes. Every field may be changed while it runs. */
export type Mischief = {
  /** Ends the connection instead of passing on this one of all commands, counted from one. */
  cutAt?: number | undefined;
  /** Keeps silent from this command on, with the connection open. */
  muteAt?: number | undefined;
  /** Milliseconds by which every tenth FETCH is late. */
  slowFetchMs?: number | undefined;
  /** The answer to the next FETCH waits for this. */
  beforeAnswer?: (() => Promise<unknown>) | undefined;
  /** Asked with each command: its answer waits for what is given, if anything is. */
  holdAnswer?: ((command: string) => Promise<unknown> | undefined) | undefined;
  /** Capabilities the server seems not to have. */
  hidden: readonly string[];
};

export type ImapProxy = {
  port: number;
  mischief: Mischief;
  /** Commands that came so far. */
  commands(): number;
  stop(): Promise<void>;
};

/** Speaks plain text on one side and TLS on the other, so that it hears what is said. */
export async function startImapProxy(server: SyncServer, hidden: readonly string[] = []): Promise<ImapProxy> {
  const mischief: Mischief = { hidden };
  const sockets = new Set<Socket>();
  let commands = 0;
  let fetches = 0;

  const listener = createServer({ noDelay: true }, (client) => void serve(client).catch(() => client.destroy()));
  async function serve(client: Socket) {
    sockets.add(client);
    const upstream = await server.connect();
    sockets.add(upstream);
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      socket.on('error', end);
      socket.on('close', end);
    }
    let isMute = false;
    let isFetching = false;
    let answering: Promise<unknown> = Promise.resolve();
    upstream.on('data', (chunk: Buffer) => {
      if (isFetching && mischief.beforeAnswer) {
        answering = answering.then(mischief.beforeAnswer);
        mischief.beforeAnswer = undefined;
      }
      answering = answering.then(() => isMute || client.write(hide(chunk, mischief.hidden)));
    });
    let passing = Promise.resolve();
    client.on('data', (chunk: Buffer) => {
      passing = passing.then(async () => {
        for (const line of chunk.toString('latin1').split(/(?<=\r\n)/)) {
          if (/^\w+ [A-Z]/.test(line)) {
            commands += 1;
            if (mischief.muteAt !== undefined && commands >= mischief.muteAt) isMute = true;
            if (commands === mischief.cutAt) return end();
            isFetching = / FETCH /.test(line);
            if (isFetching) fetches += 1;
            const held = mischief.holdAnswer?.(line);
            if (held) answering = answering.then(() => held);
            if (mischief.slowFetchMs && isFetching && fetches % 10 === 0) await pause(mischief.slowFetchMs);
          }
          if (!isMute) upstream.write(line, 'latin1');
        }
      });
    });
  }

  const [port = 0] = await findFreePorts(1);
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    port,
    mischief,
    commands: () => commands,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** What a server says of a folder it opens if it counts changes (RFC 7162, 3.1.2.1), whether it announced that or not. */
const COUNTER = '[HIGHESTMODSEQ';

/** A word of the same length in its place, so that nothing else moves. */
function hide(chunk: Buffer, hidden: readonly string[]): Buffer {
  const words = [
    ...(chunk.includes('CAPABILITY') ? hidden.map((name) => ` ${name}`) : []),
    ...(hidden.includes('CONDSTORE') && chunk.includes(COUNTER) ? [COUNTER] : []),
  ];
  if (words.length === 0) return chunk;
  const blank = (text: string, word: string) => text.replaceAll(word, word[0] + 'X'.repeat(word.length - 1));
  return Buffer.from(words.reduce(blank, chunk.toString('latin1')), 'latin1');
}
