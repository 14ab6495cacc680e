import type { ReceiptPolicy } from '@outrider/contract/compose/sending-help';
import type { Language } from '@outrider/contract/languages';
import type { Db, Scope } from '../../platform/db.ts';
import type { MailFailure } from '../../platform/net/failure.ts';
import type { Smtp } from '../../platform/smtp/smtp.ts';

export type Reader = Scope & { userId: string };

/** A mail of the inbox, as far as a receipt is about it. */
export type ReceiptedMail = { id: string; messageId: string; subject: string; at: Date };

export type ReceiptsDeps = {
  db: Db;
  now: () => Date;
  policyOf(person: Reader): Promise<ReceiptPolicy>;
  languageOf(person: Reader): Promise<Language>;
  findMails(scope: Scope, ids: readonly string[]): Promise<ReceiptedMail[]>;
  findMailbox(scope: Scope, id: string): Promise<{ email: string; name: string } | undefined>;
  /** Logged in; throws a `MailServerError`. */
  openSmtp(scope: Scope, mailboxId: string): Promise<Smtp>;
  /** Whether a mail was answered or refused, here or in another program ($MDNSent, RFC 3503). Refused where its server does not answer. */
  isDealtWith(scope: Scope, mid: string): Promise<boolean>;
  /** Every other program sees that it was, however long its server is away. */
  markDealtWith(scope: Scope, mid: string): Promise<void>;
  /** Of the server, as far as it said any. */
  wordsOf(failure: MailFailure): string;
};
