import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestCampaign } from '../../campaign-management/testing.ts';
import type { Line } from '../../ledger/faults-testing/dropping-line.ts';
import type { Truth } from '../../ledger/faults-testing/truthful-host.ts';
import type { SendingPoint } from '../facts/sending-deps.ts';
import type { Doom, SenderCommand, SenderOrder } from './doomed-sender.ts';

const SENDER = fileURLToPath(new URL('./doomed-sender.ts', import.meta.url));

/** In the order of a mail's life. Whether a host has heard MAIL only the line to it can tell. */
export const POINTS = [
  'insideReserve',
  'afterReserve',
  'afterMail',
  'beforeNote',
  'duringNote',
  'afterNote',
  'afterDot',
  'afterReply',
] as const satisfies (SendingPoint | 'afterMail')[];

/** `anywhere`: so many times a few milliseconds after it began. */
type KillPoint = (typeof POINTS)[number] | 'anywhere';

export type Victim = 'sender' | 'api' | 'database';
export type Kill = { victim: Victim; point: KillPoint; times: number };

type Arena = {
  url: string;
  truth: Truth;
  campaign: TestCampaign;
  /** Kills another process than a sender; done when it is dead, and brought to life again soon. */
  strike: (victim: Exclude<Victim, 'sender'>) => Promise<void>;
};

const ANYWHERE_MS = 40;
const UNHARMED: Doom = { point: 'never', times: 0, isItsOwn: false };

type Manner = {
  alive: number;
  isDone: () => Promise<boolean>;
  /** How many may have been ordered by now, so that they are spread over the whole work; all, unless said. */
  mayOrder?: () => number;
};

/**
 * Lets so many senders work, and kills them and others, each where it is said, until `isDone`. Gives what was killed, by
 * victim and point.
 */
export async function killSenders(
  arena: Arena,
  kills: readonly Kill[],
  { alive, isDone, mayOrder = () => kills.length }: Manner,
): Promise<Map<string, number>> {
  const waiting = [...kills];
  const senders = new Set<Sender>();
  const tally = new Map<string, number>();
  let isOver = false;

  const onKilled = ({ victim, point }: Kill) =>
    tally.set(`${victim} ${point}`, (tally.get(`${victim} ${point}`) ?? 0) + 1);

  async function start() {
    const sender = startSender(arena, await arena.truth.openLine(), onKilled);
    senders.add(sender);
    void sender.ended.then((unexecuted) => {
      senders.delete(sender);
      // One that ended by itself leaves its kill to the next.
      if (unexecuted) waiting.unshift(unexecuted);
      if (!isOver) void start();
    });
  }

  function order() {
    for (const sender of senders) {
      if (!sender.isFree() || kills.length - waiting.length >= mayOrder()) continue;
      const kill = waiting.shift();
      if (kill) sender.order(kill);
    }
  }

  for (let index = 0; index < alive; index += 1) await start();
  while (!(await isDone())) {
    order();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  isOver = true;
  await Promise.all([...senders].map((sender) => sender.stop()));
  return tally;
}

type Sender = {
  /** Nothing is ordered. */
  isFree(): boolean;
  order(kill: Kill): void;
  /** What was ordered and did not happen. */
  ended: Promise<Kill | undefined>;
  stop(): Promise<void>;
};

function startSender({ url, truth, campaign, strike }: Arena, line: Line, onKilled: (kill: Kill) => void): Sender {
  const emails = Object.fromEntries(campaign.mailboxes.map(({ id, email }) => [id, email]));
  const order: SenderOrder = { url, door: line.door, ca: truth.ca, emails, doom: UNHARMED };
  const child = fork(SENDER, [JSON.stringify(order)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let ordered: Kill | undefined;
  let isStriking = false;
  let heard = 0;
  let timer: NodeJS.Timeout | undefined;

  const tell = (command: SenderCommand) => {
    if (child.connected) child.send(command);
  };

  /** For what the sender cannot do itself. */
  async function execute() {
    const kill = ordered;
    if (!kill || isStriking) return;
    if (kill.victim === 'sender') return void child.kill('SIGKILL');
    isStriking = true;
    await strike(kill.victim);
    isStriking = false;
    ordered = undefined;
    onKilled(kill);
    tell({ kind: 'goOn', doom: UNHARMED });
  }

  line.onMail(() => {
    if (ordered?.point !== 'afterMail') return;
    heard += 1;
    if (heard === ordered.times) void execute();
  });
  child.on('message', () => void execute());
  const ended = once(child, 'exit').then(([, signal]) => {
    clearTimeout(timer);
    // A process that is killed for it leaves nothing to do; a strike under way is reported when it is done.
    if (isStriking || !ordered) return undefined;
    if (signal !== 'SIGKILL' || ordered.victim !== 'sender') return ordered;
    onKilled(ordered);
    return undefined;
  });

  return {
    isFree: () => ordered === undefined,
    order(kill) {
      ordered = kill;
      heard = 0;
      if (kill.point === 'anywhere') timer = setTimeout(() => void execute(), kill.times * ANYWHERE_MS);
      else if (kill.point !== 'afterMail')
        tell({ kind: 'goOn', doom: { point: kill.point, times: kill.times, isItsOwn: kill.victim === 'sender' } });
    },
    ended,
    async stop() {
      tell({ kind: 'stop' });
      // One that waits for another process's death would never stop.
      const overdue = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(overdue);
    },
  };
}
