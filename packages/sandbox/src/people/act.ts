import type { Rule } from './rule.ts';
import type { Visitor } from './visitors.ts';
import type { Answer } from './words.ts';

export type Act =
  /** Looks at it, which fetches its pictures. */
  | { kind: 'read'; as: Visitor }
  | { kind: 'click'; as: Visitor }
  /** Pictures and every link, by a machine in front of the mailbox. */
  | { kind: 'scan' }
  | { kind: 'answer'; answer: Answer }
  /** A colleague answers from another address. */
  | { kind: 'forward'; answer: Answer }
  | { kind: 'outOfOffice'; returns: Date }
  | { kind: 'optOut'; by: 'header' | 'link' | 'words' }
  | { kind: 'complain' }
  /** Tells a sender who asked that the mail was displayed. */
  | { kind: 'receipt'; sentBy: 'person' | 'program' }
  | { kind: 'bounce'; reason: 'unknownUser' | 'full' };

export type PlannedAct = Act & { at: Date };

export type MailFacts = {
  /** How many the person got before this one: chance is drawn from it, as a message id would make every run another. */
  earlier: number;
  automatic: boolean;
  /** Its sender wants a read receipt (RFC 8098, 2.1). */
  asksForReceipt?: boolean | undefined;
  bounceLater?: 'unknownUser' | 'full' | undefined;
  /** Sent on leave by a user or test; otherwise leave is drawn. */
  awayUntil?: Date | undefined;
  /** Goes before their nature. */
  rule?: Rule | undefined;
};
