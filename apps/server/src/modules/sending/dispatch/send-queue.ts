import { isBursting, LEAST_GAP_MS } from '@outrider/send-planner/ticks';
import { MailServerError } from '../../../platform/net/failure.ts';
import type { Smtp } from '../../../platform/smtp/smtp.ts';
import type { BuiltMail } from '../../campaigns/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { QueuedMail } from '../facts/campaign-mail.ts';
import type { QueueRest } from '../queues/send-queues.repository.ts';
import { envelopeOf, type HandedOver, handOver, type NextMail } from './hand-over.ts';
import { leaveQueue } from './leave-queue.ts';
import type { Worker } from './worker.ts';

/** A mailbox that a worker sends from, one mail after the other over one connection. */
export type SendQueue = {
  mailbox: SendingMailbox;
  /** Fewer left than it likes; nothing was asked for since. */
  isBacklogLow(): boolean;
  /** Nothing of it is under way, and everything is written down. */
  isIdle(): boolean;
  /** It takes nothing more, and ends by itself. */
  isLeaving(): boolean;
  /** `goesOn`: more may come at once; otherwise it ends after these. */
  take(mails: readonly QueuedMail[], goesOn: boolean): void;
  /** There is no more for now. One that was idle when it was asked for was freed in the same transaction, and ends. */
  endBacklog(wasIdle: boolean): void;
  /** After the mail under way; the rest is given back. */
  stop(): void;
  /** At once; what is under way gets no last byte. */
  abort(): void;
  /** The mails it has, the one under way included. */
  mails(): string[];
  ended: Promise<void>;
};

type QueueState =
  /** Sends what it has, and wants more when little is left. */
  | 'sending'
  /** The same, but there was no more when it asked: it asks again once it is idle. */
  | 'draining'
  /** Sends what it has, and ends. */
  | 'finishing'
  /** Nothing of it is under way, and everything is written down; it waits for more. */
  | 'idle'
  /** Let go by the reservation that found nothing for it. */
  | 'freed'
  /** Ends after the mail under way. */
  | 'stopping'
  /** Gives back what it has, and is let go. */
  | 'leaving';

/** Once in one of these it takes nothing more. */
const ENDS: ReadonlySet<QueueState> = new Set(['freed', 'stopping', 'leaving']);
const WANTS_MORE: ReadonlySet<QueueState> = new Set(['sending', 'idle']);

/** So many connections lost one after the other, and the mailbox rests. */
const LOSSES_MAX = 3;

export function openQueue(worker: Worker, mailbox: SendingMailbox, onChange: () => void): SendQueue {
  const { deps } = worker;
  const queue: QueuedMail[] = [];
  let state: QueueState = 'sending';
  /** No mail went out: the pause that was to follow is not needed. */
  let isUnspent = true;
  let smtp: Smtp | undefined;
  let losses = 0;
  let underWay: string | undefined;
  /** The first of the queue, written while the one before it is under way. */
  let ahead: { mail: QueuedMail; written: BuiltMail } | undefined;
  let wake: () => void = () => undefined;

  async function run() {
    for (;;) {
      const mail = isNow('stopping') || worker.isFenced() ? undefined : queue.shift();
      if (mail) {
        if (queue.length <= deps.rules.refillAt) onChange();
        underWay = mail.id;
        const rest = await sendOne(mail);
        underWay = undefined;
        if (rest) return free(rest);
      } else if (isNow('stopping') || isNow('finishing')) return free(undefined);
      else if (worker.isFenced() || (await backlogEnded())) return;
    }
  }

  /** Waits for more. True when the queue was freed instead. */
  async function backlogEnded(): Promise<boolean> {
    await worker.writesDone();
    // Meanwhile it may have got more, or been asked to stop.
    if (queue.length > 0 || !(isNow('sending') || isNow('draining'))) return false;
    state = 'idle';
    const woken = new Promise<void>((resolve) => (wake = resolve));
    onChange();
    if (!worker.isFenced()) await woken;
    return isNow('freed');
  }

  async function sendOne(mail: QueuedMail): Promise<QueueRest | undefined> {
    const written = ahead?.mail === mail ? ahead.written : await write(mail);
    ahead = undefined;
    if (written.kind === 'gone') {
      const reply = { code: 0, text: 'roundGone' };
      await worker.writer.write({ id: mail.id, state: 'failed', at: deps.now(), reply });
      return undefined;
    }
    if (written.kind === 'missing') {
      const words = written.variables.join(', ');
      await worker.giveBack([{ id: mail.id, reason: 'missingVariable', words, dueAt: null }]);
      return undefined;
    }
    try {
      smtp ??= await deps.openSmtp({ workspaceId: mail.workspaceId }, mailbox.id);
    } catch (error) {
      if (!(error instanceof MailServerError)) deps.log.warn({ err: error, mailbox: mailbox.id }, 'no connection');
      await worker.giveBack([{ id: mail.id }]);
      return restAfter(error);
    }
    isUnspent = false;
    return afterwards(await handOver(worker, smtp, mailbox, { ...mail, ...written }, next));
  }

  async function write(mail: QueuedMail): Promise<BuiltMail> {
    const rounds = await worker.rounds.of(deps.db, mail.campaignId, mail.revision);
    const { lead, tracking, footer } = mail;
    const pictures = await worker.rounds.picturesOf(deps.db, mail, rounds);
    return worker.buildMail({ row: mail, lead, tracking, footer, rounds, mailbox, pictures, at: deps.now() });
  }

  const next: NextMail = {
    async write() {
      const [mail] = queue;
      if (mail) ahead = { mail, written: await write(mail) };
    },
    outgoing() {
      if (!ahead || ahead.mail !== queue[0] || ahead.written.kind !== 'written' || isNow('stopping')) return undefined;
      return { envelope: envelopeOf(mailbox, ahead.mail), raw: ahead.written.raw };
    },
  };

  function afterwards(handed: HandedOver): QueueRest | undefined {
    if (handed.kind === 'rest') return rest(handed.ms, handed.words);
    if (handed.kind === 'goOn') {
      losses = 0;
      return undefined;
    }
    smtp?.abort();
    smtp = undefined;
    if (handed.isLost) losses += 1;
    return losses >= LOSSES_MAX ? rest(undefined, 'connectionLost') : undefined;
  }

  const mailsInHand = () => [...(underWay === undefined ? [] : [underWay]), ...queue.map(({ id }) => id)];

  /** Asked anew each time: others change it while this waits. */
  const isNow = (asked: QueueState) => state === asked;

  const rest = (ms = deps.rules.restMs, reason = ''): QueueRest => ({
    until: new Date(deps.now().getTime() + ms),
    reason,
  });

  function restAfter(error: unknown): QueueRest {
    const failure = error instanceof MailServerError ? error.failure : undefined;
    if (failure?.kind === 'heldBack' && failure.until) return { until: failure.until, reason: failure.kind };
    return rest(failure?.kind === 'throttled' ? failure.retryAfterMs : undefined, failure?.kind ?? 'failed');
  }

  async function free(until: QueueRest | undefined) {
    state = 'leaving';
    queue.length = 0;
    await worker.writesDone();
    const now = deps.now();
    const pausesUntil = isBursting(mailbox) ? undefined : new Date(now.getTime() + LEAST_GAP_MS);
    const left = { mailboxId: mailbox.id, rest: until, isUnspent, pausesUntil, now };
    await worker.persist(() => leaveQueue(deps, worker.id, left));
  }

  function stop() {
    if (!ENDS.has(state)) state = 'stopping';
    wake();
  }

  const ended = run()
    .catch(async (error: unknown) => {
      deps.log.error({ err: error, mailbox: mailbox.id }, 'a queue broke');
      if (underWay !== undefined) {
        // Only what is noted as complete can be in doubt; the rest of it certainly did not go out.
        await worker.writer.write({ id: underWay, state: 'doubt', at: deps.now() });
        await worker.giveBack([{ id: underWay, reason: 'failed' }]);
      }
      await free(rest(undefined, 'failed'));
    })
    .finally(() => {
      if (worker.isFenced()) smtp?.abort();
      else smtp?.close();
    });

  return {
    mailbox,
    isBacklogLow: () => WANTS_MORE.has(state) && queue.length <= deps.rules.refillAt,
    isIdle: () => isNow('idle'),
    isLeaving: () => ENDS.has(state),
    take(mails, isMore) {
      // After a crash of the database what is in hand may have been reserved a second time.
      const inHand = new Set(mailsInHand());
      queue.push(...mails.filter(({ id }) => !inHand.has(id)));
      if (!ENDS.has(state)) state = isMore ? 'sending' : 'finishing';
      wake();
    },
    endBacklog(wasIdle) {
      if (wasIdle) {
        if (!isNow('leaving')) state = 'freed';
        wake();
        // One that ran dry in the meantime is asked for once more, as only an idle one can be freed.
      } else if (isNow('idle')) onChange();
      else if (isNow('sending')) state = 'draining';
    },
    stop,
    abort() {
      smtp?.abort();
      stop();
    },
    mails: mailsInHand,
    ended,
  };
}
