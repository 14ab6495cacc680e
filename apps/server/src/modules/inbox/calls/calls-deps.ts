import type { ComposeAnswer, ComposeInput } from '@outrider/contract/compose/compose-call';
import type { PersonCampaign } from '@outrider/contract/inbox/inbox';
import type { ReplyLabel } from '@outrider/contract/inbox/message';
import type { Language } from '@outrider/contract/languages';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Notifications } from '../../../platform/notifications.ts';
import type { TextSigner } from '../../../platform/secrets.ts';
import type { FetchedImage } from '../../../platform/web/fetch-image.ts';
import type { InboxDeps } from '../inbox-deps.ts';
import type { Connections } from '../remote/connections.ts';

/** What the calls need besides what the sync needs too. */
export type InboxCallsDeps = InboxDeps & {
  /** To the mailboxes' servers, for what people do here. */
  connections: Connections;
  /** Of addresses of images, which a browser fetches without saying who it is. */
  signer: TextSigner;
  /** An image somewhere in the web; undefined when it is none, too large, or where we do not go. */
  fetchImage: (url: string) => Promise<FetchedImage | undefined>;
  changes: Notifications;
  /** Writing mail, which comes in by the same door. */
  compose: (caller: Caller, input: ComposeInput, language: Language) => Promise<ComposeAnswer>;
  /** A user said what an answer means; in the same transaction. */
  onLabelled: (trx: Trx, scope: Scope, labelled: { messageId: string; label: ReplyLabel | null }) => Promise<void>;
  /** The campaigns a person is in. */
  campaignsOf: (scope: Scope, email: string) => Promise<PersonCampaign[]>;
  /** Of copies of drafts, by their marks: those whose mail waits for a moment the user chose. */
  listScheduled: (db: Db | Trx, scope: Scope, marks: readonly string[]) => Promise<ReadonlySet<string>>;
  /** What a person is called where it says who decided. */
  nameOf: (person: Scope & { userId: string }) => Promise<string>;
  /** Whether anybody can have an address there, so that the same domain is no company. */
  isFreeMail: (domain: string) => boolean;
};
