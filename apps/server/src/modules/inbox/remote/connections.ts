import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { failureOf, isAnswer } from '../../../platform/imap/imap-failure.ts';
import { hearWarnings } from '../../../platform/imap/library-internals.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import { createSlots, type Slots } from '../../../platform/net/limits/slots.ts';

/** A connection that is logged in, and the server's word when it refused something. */
export type Session = {
  client: ImapClient;
  /** What the library says only by `false` or `undefined`, with the server's own words. */
  refusal(): MailServerError;
};

export type Connections = {
  /** Work at a mailbox's server. Throws a `MailServerError` when there is no connection or it breaks. */
  use<T>(scope: Scope, mailboxId: string, work: (session: Session) => Promise<T>): Promise<T>;
  close(): void;
};

type Options = { openImap: (scope: Scope, mailboxId: string) => Promise<ImapClient> };

/** Reading and writing at once; the worker's own connections leave no room for more at some providers. */
const PER_MAILBOX = 2;
/** A user at a mailbox clicks again soon; a server has better use for a place nobody needs. */
const IDLE_MS = 30_000;

type Idle = { session: Session; timer: NodeJS.Timeout };
type Place = { slots: Slots; idle: Idle[] };

/** Connections of this process, opened when a call needs the server and kept for a moment after. */
export function createConnections({ openImap }: Options): Connections {
  const places = new Map<string, Place>();

  function placeOf(mailboxId: string): Place {
    const place = places.get(mailboxId) ?? { slots: createSlots(PER_MAILBOX), idle: [] };
    places.set(mailboxId, place);
    return place;
  }

  function forgetIfEmpty(mailboxId: string, { slots, idle }: Place) {
    if (slots.isIdle() && idle.length === 0) places.delete(mailboxId);
  }

  function rest(mailboxId: string, place: Place, session: Session) {
    const timer = setTimeout(() => {
      place.idle = place.idle.filter((one) => one.session !== session);
      forgetIfEmpty(mailboxId, place);
      void session.client.logout().catch(() => session.client.close());
    }, IDLE_MS).unref();
    place.idle.push({ session, timer });
  }

  async function takeIdle(place: Place): Promise<Session | undefined> {
    for (let idle = place.idle.pop(); idle; idle = place.idle.pop()) {
      clearTimeout(idle.timer);
      // A server may have hung up meanwhile, and only a question shows it.
      if (await isAlive(idle.session.client)) return idle.session;
      idle.session.client.close();
    }
    return undefined;
  }

  async function workWith<T>(
    mailboxId: string,
    place: Place,
    session: Session,
    work: (session: Session) => Promise<T>,
  ) {
    try {
      return await work(session);
    } catch (error) {
      throw asServerError(error, session.client);
    } finally {
      if (session.client.usable) rest(mailboxId, place, session);
    }
  }

  return {
    async use(scope, mailboxId, work) {
      const place = placeOf(mailboxId);
      await new Promise<void>((resolve) => {
        if (place.slots.take(resolve)) resolve();
      });
      try {
        const kept = await takeIdle(place);
        if (kept) {
          try {
            return await workWith(mailboxId, place, kept, work);
          } catch (error) {
            // One that was kept may break for what happened before; a new one is not to blame for that.
            if (kept.client.usable || !(error instanceof MailServerError)) throw error;
          }
        }
        return await workWith(mailboxId, place, listenTo(await openImap(scope, mailboxId)), work);
      } finally {
        place.slots.free();
        forgetIfEmpty(mailboxId, place);
      }
    },
    close() {
      for (const { idle } of places.values()) {
        for (const { session, timer } of idle) {
          clearTimeout(timer);
          session.client.close();
        }
      }
      places.clear();
    },
  };
}

const isAlive = (client: ImapClient): Promise<boolean> =>
  client.usable
    ? client.noop().then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

function listenTo(client: ImapClient): Session {
  let heard: Error | undefined;
  hearWarnings(client, (error) => {
    heard = error;
  });
  return {
    client,
    refusal() {
      const error = heard;
      heard = undefined;
      return new MailServerError(error ? failureOf(error) : { kind: 'protocol' }, error);
    },
  };
}

/** What the library throws of its own when a connection breaks or a command fails; anything else is a bug and stays one. */
function asServerError(error: unknown, client: ImapClient): unknown {
  if (error instanceof MailServerError || error instanceof AppError || !(error instanceof Error)) return error;
  return !client.usable || isAnswer(error) ? new MailServerError(failureOf(error), error) : error;
}
