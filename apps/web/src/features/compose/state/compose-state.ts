import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { CustomerTab, SendingWarning } from '@outrider/contract/compose/sending-help';
import type { ComposedMail } from './mail.ts';
import { NO_TABS, type Tabs } from './tabs.ts';

export type ServerDraft = {
  draftId: string;
  /** The mailbox it goes through; null when that is gone. */
  accountId: string | null;
  /** 0: an answer that is not saved yet. */
  revision: number;
  savedAt: string | null;
  attrs: ComposeAttrs;
};

export type FailedRecipient = { email: string; code: string; message: string };

/** Why a mail did not go, or not to everybody. */
export type SendFailure = {
  code: string;
  message: string;
  recipients: FailedRecipient[];
  /** Of a mail that left, and not to everybody. */
  deliveryId?: string | undefined;
};

/** A mail that is open, with how far it is from what the server has. */
export type OpenMail = {
  mail: ComposedMail;
  /** The draft it is based on; 0 before the server knows it. */
  revision: number;
  /** Counts changes made here, and how many of them the server has. */
  edits: number;
  savedEdits: number;
  unsavedSince: number | undefined;
  lastSaveAt: number | undefined;
  failedAt: number | undefined;
  isSaving: boolean;
  /** Why the last save did not succeed, in words. */
  saveError: string | undefined;
  conflict: ServerDraft | undefined;
  /** When the text was kept that no save had taken along and that this browser brought back. */
  broughtBackFrom: number | undefined;
  /** In the thread it answers, or in the window. */
  place: { kind: 'dock' } | { kind: 'inline'; tid: string };
  /** Grows when the text comes from elsewhere: the editor begins anew with it. */
  textVersion: number;
  failure: SendFailure | undefined;
};

/** A mail that was handed over: held for the time of undo, on its way, or gone. */
export type Delivery = {
  deliveryId: string;
  cid: string;
  mail: ComposedMail;
  /** Until then it can be taken back. */
  undoUntil: number;
  scheduledAt: string;
  state: 'held' | 'undoing' | 'leaving' | 'sent' | 'failed';
};

export type ComposeState = {
  mails: Readonly<Record<string, OpenMail>>;
  tabs: Tabs;
  /** Write mode: the write screen is open. Off, its mails wait at the edge of the page. */
  isWriting: boolean;
  layout: 'window' | 'full';
  /** Mails that wait for an answer of the server: being opened, saved for the last time, or handed over. */
  waiting: readonly string[];
  sending: readonly Delivery[];
  notice: { cid: string; isSaving: boolean; hasFailed: boolean } | undefined;
  /** Said once before a mail goes. */
  warning: { cid: string; warnings: readonly SendingWarning[] } | undefined;
  errorDialog: (SendFailure & { cid: string }) | undefined;
  customerTab: CustomerTab;
  isOnline: boolean;
};

export const firstState = (isOnline: boolean): ComposeState => ({
  mails: {},
  tabs: NO_TABS,
  isWriting: false,
  layout: 'window',
  waiting: [],
  sending: [],
  notice: undefined,
  warning: undefined,
  errorDialog: undefined,
  customerTab: 'MY_CUSTOMER',
  isOnline,
});

export const openMail = (mail: ComposedMail, place: OpenMail['place'] = { kind: 'dock' }): OpenMail => ({
  mail,
  revision: 0,
  edits: 0,
  savedEdits: 0,
  unsavedSince: undefined,
  lastSaveAt: undefined,
  failedAt: undefined,
  isSaving: false,
  saveError: undefined,
  conflict: undefined,
  broughtBackFrom: undefined,
  place,
  textVersion: 0,
  failure: undefined,
});

/** What is to be encrypted is never saved on the server as it was written. */
export const isSecret = ({ mail }: OpenMail): boolean => mail.setEncrypt && mail.mailEditStatus;

export const isChanged = ({ edits, savedEdits }: OpenMail): boolean => edits !== savedEdits;

export type Store<S> = {
  get: () => S;
  put: (changed: Partial<S>) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Holds a state and tells those who listen that it changed. */
export function createStore<S extends object>(first: S): Store<S> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    put: (changed) => {
      state = { ...state, ...changed };
      for (const notify of listeners) notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
