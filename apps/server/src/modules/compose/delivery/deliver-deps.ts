import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { LinkedFile } from '@outrider/mail-kit/compose/link-card';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { Notifications } from '../../../platform/notifications.ts';
import type { StoredDraft } from '../drafts/drafts.repository.ts';
import type { FrozenQuote } from './delivery.tables.ts';
import type { DeliveryDeps } from './delivery-deps.ts';

type UserScope = Scope & { userId: string };

/** What "send" needs of the rest of the product. */
export type DeliverDeps = Pick<
  DeliveryDeps,
  'db' | 'now' | 'pause' | 'messageIds' | 'listMailboxes' | 'findSuppressed' | 'writeMessage' | 'onSent'
> & {
  /** The quoted original as it leaves; refused with `mailNotFound` where it is gone. */
  freezeQuote: (scope: Scope, attrs: ComposeAttrs) => Promise<FrozenQuote | null>;
  /** Files of other mails become our own, so that they are there when the mail leaves; refused with `attachmentLost`. */
  freezeAttachments: (scope: UserScope, draft: StoredDraft) => Promise<StoredDraft>;
  /** Links for files of the attachment space that do not go along. */
  makeLinks: (trx: Trx, scope: Scope, attrs: ComposeAttrs, sentTo: readonly string[]) => Promise<LinkedFile[]>;
  /** Its files stay until it has left. */
  keepUploads: (trx: Trx, scope: Scope, draftId: string, uploadIds: readonly string[]) => Promise<void>;
  /** What a person is called where it says who decided. */
  nameOf: (person: UserScope) => Promise<string>;
  /** Drafts this process is sending right now: a second click waits for none of them. */
  inFlight: Set<string>;
  /** Hears what pages hear. */
  changes: Notifications;
};
