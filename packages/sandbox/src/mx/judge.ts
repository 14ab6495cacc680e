import type { Clock } from '../clock/clock.ts';
import type { Behaviour, Behaviours, MailboxBehaviour, Refusal, Verdict } from './behaviour.ts';
import { looksRandom } from './looks-random.ts';

export type Question = { host: string; behaviours: Behaviours; client: string; from: string; to: string };

export type Judge = {
  judge(question: Question): Verdict;
  setMailbox(address: string, behaviours: readonly MailboxBehaviour[]): void;
};

type JudgeOptions = { clock: Clock; knows: (address: string) => boolean; isFull?: (address: string) => boolean };

const TAKE: Verdict = { kind: 'take' };
const refuse = (reason: Refusal): Verdict => ({ kind: 'refuse', reason });

/** Strangers may make up senders and recipients for ever; the oldest are forgotten. */
const REMEMBERED_MAX = 100_000;
const MINUTE_MS = 60_000;

/** Decides about recipients. It remembers who was greylisted since when, and how much came within the minute. */
export function createJudge({ clock, knows, isFull }: JudgeOptions): Judge {
  const mailboxes = new Map<string, readonly MailboxBehaviour[]>();
  const firstSeen = new Map<string, number>();
  const minutes = new Map<string, { start: number; count: number }>();

  function hasWaited(key: string, seconds: number): boolean {
    const now = clock.now().getTime();
    const since = firstSeen.get(key);
    if (since === undefined) remember(firstSeen, key, now);
    return since !== undefined && now - since >= seconds * 1000;
  }

  function isOverRate(key: string, perMinute: number): boolean {
    const now = clock.now().getTime();
    let minute = minutes.get(key);
    if (!minute || now - minute.start >= MINUTE_MS) {
      minute = { start: now, count: 0 };
      remember(minutes, key, minute);
    }
    minute.count += 1;
    return minute.count > perMinute;
  }

  function apply(behaviour: Behaviour, scope: string, usual: Verdict, { client, from, to }: Question): Verdict {
    switch (behaviour.kind) {
      case 'unknownUser':
      case 'disabled':
      case 'policy':
        return refuse(behaviour.kind);
      case 'full':
        return refuse(behaviour.permanent ? 'fullForGood' : 'full');
      case 'catchAll':
        return TAKE;
      case 'liarCatchAll':
        return usual.kind === 'refuse' && looksRandom(to.slice(0, to.lastIndexOf('@')))
          ? { kind: 'take', bounceLater: 'unknownUser' }
          : usual;
      case 'acceptThenBounce':
        return { kind: 'take', bounceLater: behaviour.reason };
      case 'greylist':
        if (usual.kind !== 'take') return usual;
        return hasWaited(`${scope} ${client} ${from} ${to}`, behaviour.seconds) ? usual : refuse('greylisted');
      case 'rateLimit':
        if (usual.kind !== 'take' || !isOverRate(`${scope} ${client}`, behaviour.perMinute)) return usual;
        return refuse(behaviour.hangUp ? 'hangUp' : 'slowDown');
      case 'drop':
        if (behaviour.after === 'banner') return usual;
        return behaviour.after === 'rcpt' ? { kind: 'drop' } : { kind: 'take', drop: behaviour.after };
      case 'accept':
      case 'tarpit':
      case 'tls':
      case 'refuseVrfy':
      case 'refuseNullSender':
      case 'connectionLimit':
        return usual;
    }
  }

  /** Each goes on from what the ones before it have come to. */
  const applyAll = (behaviours: Behaviours, scope: string, usual: Verdict, question: Question) =>
    inOrder(behaviours).reduce((verdict, behaviour) => apply(behaviour, scope, verdict, question), usual);

  return {
    judge(question) {
      const to = question.to.toLowerCase();
      const mailbox = mailboxes.get(to);
      // A mailbox that was given a behaviour exists, known elsewhere or not.
      if (mailbox) return applyAll(mailbox, `mailbox ${to}`, TAKE, question);
      const usual = knows(to) ? (isFull?.(to) ? refuse('full') : TAKE) : refuse('unknownUser');
      return applyAll(question.behaviours, `host ${question.host}`, usual, question);
    },
    setMailbox(address, behaviours) {
      if (behaviours.length > 0) mailboxes.set(address.toLowerCase(), behaviours);
      else mailboxes.delete(address.toLowerCase());
    },
  };
}

const WIDENING = new Set<Behaviour['kind']>(['catchAll', 'liarCatchAll', 'acceptThenBounce']);
const isWidening = ({ kind }: Behaviour) => WIDENING.has(kind);

/** Those who let more in come first: a host that takes anybody and greylists greylists anybody. */
const inOrder = (behaviours: Behaviours): Behaviours =>
  behaviours.length < 2
    ? behaviours
    : [...behaviours.filter(isWidening), ...behaviours.filter((behaviour) => !isWidening(behaviour))];

function remember<V>(memory: Map<string, V>, key: string, value: V): void {
  memory.set(key, value);
  if (memory.size <= REMEMBERED_MAX) return;
  for (const oldest of memory.keys()) {
    memory.delete(oldest);
    return;
  }
}
