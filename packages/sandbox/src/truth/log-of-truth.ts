import { createResponsibility, type PromisedMail } from './responsibility.ts';
import { createTranscripts, type Transcript, type TranscriptLine } from './transcripts.ts';

/** What happened in the box, reported by those who did it. Claims of the product are judged on this, never on its own tables. */
export type TruthEvent = {
  at: Date;
  kind: 'smtp' | 'imap' | 'http' | 'dns';
  /** `in` is towards the boxed world (the product acts), `out` from it (a person or host acts). */
  direction: 'in' | 'out';
  from: string;
  to: string;
  /** In words, such as "DATA accepted" or "open pixel". */
  what: string;
  /** The protocol's own answer, such as "250 2.0.0". */
  code: string;
  messageId?: string | undefined;
};

export type TruthFilter = { kind?: TruthEvent['kind']; search?: string; limit?: number };

/** What only the hosts themselves can tell. */
export type Witness = {
  /** What hosts still try to deliver. */
  waiting(): PromisedMail[];
  /** Open connections. */
  onTheWire(): { smtp: number; imap: number };
};

export type LogOfTruth = {
  /** The conversation an event came of can be read as long as it is among the latest. */
  note(event: TruthEvent, transcript?: Transcript): void;
  /** A submission host said 250: from here on the mail is delivered, returned or waiting, or else it is lost. */
  promise(mail: PromisedMail): void;
  /** The sender got a notice that the mail could not be delivered. */
  giveBack(mail: PromisedMail): void;
  /** Taken by a submission host, and neither delivered, nor returned, nor waiting. */
  lost(): PromisedMail[];
  onTheWire(): { smtp: number; imap: number };
  transcript(eventId: number): TranscriptLine[] | undefined;
  /** How often a message was accepted for delivery by an MX host, over all recipients. */
  accepted(messageId: string): TruthEvent[];
  /** What a mailbox was given, oldest first. */
  receivedBy(address: string): TruthEvent[];
  /** Newest first. An event's id is its place in the log. */
  list(filter?: TruthFilter): (TruthEvent & { id: number })[];
  counts(): { accepted: number; doubled: number };
  subscribe(listener: (event: TruthEvent) => void): () => void;
  callWitness(witness: Witness): void;
  /** Forgets everything. Ids go on, so that an old one never means a new event. */
  reset(): void;
};

/** An MX host took a message for a recipient. The one kind of event that claims about sending are judged on. */
export const DELIVERED = 'DATA accepted';

/** What a person can scroll through. Deliveries are kept beside it for good: claims are judged on them. */
const SHOWN_MAX = 20_000;

const NO_WITNESS: Witness = { waiting: () => [], onTheWire: () => ({ smtp: 0, imap: 0 }) };

const isDelivery = ({ kind, direction, what }: TruthEvent) =>
  kind === 'smtp' && direction === 'in' && what === DELIVERED;

export function createLogOfTruth(): LogOfTruth {
  const events: TruthEvent[] = [];
  const responsibility = createResponsibility();
  const transcripts = createTranscripts();
  const byMessage = new Map<string, TruthEvent[]>();
  const byRecipient = new Map<string, TruthEvent[]>();
  const listeners = new Set<(event: TruthEvent) => void>();
  let witness = NO_WITNESS;
  let forgotten = 0;
  let accepted = 0;
  let doubled = 0;

  function index(event: TruthEvent) {
    accepted += 1;
    const recipient = event.to.toLowerCase();
    const same = byMessage.get(event.messageId ?? '') ?? [];
    if (event.messageId && same.some(({ to }) => to.toLowerCase() === recipient)) doubled += 1;
    if (event.messageId) byMessage.set(event.messageId, [...same, event]);
    const received = byRecipient.get(recipient) ?? [];
    received.push(event);
    byRecipient.set(recipient, received);
    if (event.messageId) responsibility.end({ messageId: event.messageId, to: event.to });
  }

  return {
    note(event, transcript) {
      if (transcript) transcripts.attach(forgotten + events.length, transcript);
      events.push(event);
      if (events.length > SHOWN_MAX) forgotten += events.splice(0, SHOWN_MAX / 2).length;
      if (isDelivery(event)) index(event);
      for (const listener of listeners) listener(event);
    },
    promise: (mail) => responsibility.take(mail),
    giveBack: (mail) => responsibility.end(mail),
    lost: () => responsibility.lost(witness.waiting()),
    onTheWire: () => witness.onTheWire(),
    transcript: (eventId) => transcripts.of(eventId),
    accepted: (messageId) => [...(byMessage.get(messageId) ?? [])],
    receivedBy: (address) => [...(byRecipient.get(address.toLowerCase()) ?? [])],
    list: ({ kind, search = '', limit = 200 } = {}) => {
      const wanted = search.toLowerCase();
      const matches = (event: TruthEvent) =>
        (!kind || event.kind === kind) &&
        [event.from, event.to, event.what, event.messageId ?? ''].some((text) => text.toLowerCase().includes(wanted));
      const found: (TruthEvent & { id: number })[] = [];
      for (let index = events.length - 1; index >= 0 && found.length < limit; index--) {
        const event = events[index];
        if (event && matches(event)) found.push({ ...event, id: forgotten + index });
      }
      return found;
    },
    counts: () => ({ accepted, doubled }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    callWitness(called) {
      witness = called;
    },
    reset() {
      forgotten += events.splice(0).length;
      for (const memory of [byMessage, byRecipient, responsibility, transcripts]) memory.clear();
      accepted = 0;
      doubled = 0;
    },
  };
}
