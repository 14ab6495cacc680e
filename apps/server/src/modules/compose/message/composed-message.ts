import type { Readable } from 'node:stream';

export type ComposedAddress = { name: string; address: string };

/** A file of a mail: beside it, or in its text, which names it by its Content-ID. */
export type ComposedPart = {
  name: string;
  mimeType: string;
  /** Without brackets; empty for one the text does not name. */
  contentId: string;
  inlined: boolean;
  content: Buffer | Readable;
};

/** A mail as it leaves, or as its draft lies at a server. */
export type ComposedMessage = {
  from: ComposedAddress;
  to: readonly ComposedAddress[];
  cc: readonly ComposedAddress[];
  /** Written into the header only where it says so: a draft keeps them, what leaves does not. */
  bcc: readonly ComposedAddress[];
  keepBcc: boolean;
  replyTo?: string;
  subject: string;
  date: Date;
  /** With its brackets, as are the next two. */
  messageId: string;
  inReplyTo?: string;
  references?: readonly string[];
  priority: 1 | 3 | 5;
  /** The address that wants to know that it was read (RFC 8098, 2.1). */
  receiptTo?: string;
  xMailer: string;
  /** Headers of our own. */
  headers?: Readonly<Record<string, string>>;
  text: string;
  /** Null: a mail of plain text. */
  html: string | null;
  /** A meeting (RFC 6047): the last form of the text, for programs that have a calendar. */
  calendar?: { method: string; ics: string };
  parts: readonly ComposedPart[];
};
