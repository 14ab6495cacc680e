import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { SendingWarning } from '@outrider/contract/compose/sending-help';
import type { SendFailure, ServerDraft } from './compose-state.ts';
import type { LocalCopies } from './local-copies.ts';
import type { ComposedMail } from './mail.ts';

export type Reference = NonNullable<ComposeAttrs['reference']>;

/** What is asked to be opened: a draft of ours, one of the mailbox, or an answer the server makes. */
export type OpenWhat = { draftId: string } | { mid: string } | { reference: Reference } | { attach: string[] };

/** `tooSoon`: an auto-save within five seconds. `gone`: it was sent or discarded elsewhere. */
export type Refusal = 'changedElsewhere' | 'tooSoon' | 'gone' | 'unreachable' | 'other';

export type Saved = { draftId: string; revision: number; savedAt: string };

export type Delivered = {
  deliveryId: string;
  /** Null when it has gone already. */
  undoUntil: string | null;
  mid: string | undefined;
  tid: string | undefined;
  failure: SendFailure | undefined;
};

export type DeliveryState = {
  state: 'held' | 'leaving' | 'sent' | 'failed' | 'stopped';
  mid?: string | undefined;
  tid?: string | undefined;
  failure?: SendFailure | undefined;
};

export type ComposeServer = {
  save: (mail: ComposedMail, revision: number, forced: boolean) => Promise<Saved>;
  open: (what: OpenWhat) => Promise<ServerDraft>;
  /** Whether the other sender may be used. */
  checkSender: (mail: ComposedMail) => Promise<void>;
  check: (mail: ComposedMail) => Promise<SendingWarning[]>;
  deliver: (mail: ComposedMail, revision: number) => Promise<Delivered>;
  undo: (deliveryId: string) => Promise<{ outcome: 'stopped' | 'leaving'; draftId: string }>;
  readDelivery: (deliveryId: string) => Promise<DeliveryState>;
  /** A new draft to those a mail did not reach. */
  sendAgain: (deliveryId: string) => Promise<{ draftId: string }>;
  discard: (draftId: string) => Promise<void>;
  undiscard: (draftId: string) => Promise<void>;
  refusalOf: (error: unknown) => Refusal;
  failureOf: (error: unknown) => SendFailure;
};

export type ComposerNotice =
  | {
      kind: 'sent' | 'scheduled' | 'stopped' | 'leaving' | 'sentFailed' | 'incorrectDropped' | 'goneElsewhere';
      mail: ComposedMail;
    }
  | { kind: 'discarded'; mail: ComposedMail; undo: () => void };

export type ComposerDeps = {
  server: ComposeServer;
  copies: LocalCopies;
  tell: (what: ComposerNotice) => void;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
  newId: () => string;
  first: { isOnline: boolean };
};
