import type { Stage, SyncState } from '@outrider/contract/inbox/inbox';
import type {
  FolderRole,
  Message,
  MessageAttachment,
  MessageKind,
  Person,
  ReplyLabel,
} from '@outrider/contract/inbox/message';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
/** A whole number the driver gives as text. */
type Big = ColumnType<string, number | string, number | string>;

export type InboxSyncsTable = {
  mailbox_id: string;
  workspace_id: string;
  lease: string | null;
  lease_until: Date | null;
  state: Generated<SyncState>;
  words: Generated<string>;
  due_at: Date;
  failures: Generated<number>;
  last_at: Date | null;
  stored: Generated<number>;
  total: Generated<number>;
  wanted_at: Date | null;
  caught_up_at: Generated<Date | null>;
};

export type InboxFoldersTable = {
  id: ColumnType<string, never, never>;
  workspace_id: string;
  mailbox_id: string;
  path: string;
  name: string;
  role: FolderRole | null;
  uid_validity: Big;
  uid_next: ColumnType<string, number | string | undefined, number | string>;
  modseq: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  oldest_uid: ColumnType<string | null, number | string | null | undefined, number | string | null>;
  synced_at: Date | null;
};

export type InboxMessagesTable = {
  id: string;
  workspace_id: string;
  mailbox_id: string;
  folder_id: Big;
  role: FolderRole | null;
  uid: Big;
  message_id: string;
  refs: Generated<string[]>;
  provider_id: Generated<string>;
  thread_id: string;
  is_head: Generated<boolean>;
  subject: string;
  from_name: string;
  from_address: string;
  receivers: Json<Message['receivers']>;
  reply_to: ColumnType<Person[] | null, string | null | undefined, string | null>;
  sent_at: Date | null;
  received_at: Date;
  size: number;
  summary: Generated<string>;
  attachments: ColumnType<MessageAttachment[], string | undefined, string>;
  seen: Generated<boolean>;
  answered: Generated<boolean>;
  forwarded: Generated<boolean>;
  starred: Generated<boolean>;
  draft: Generated<boolean>;
  draft_mark: Generated<string>;
  pinned: Generated<boolean>;
  tag_ids: Generated<string[]>;
  memo: Generated<string>;
  snoozed_until: Date | null;
  is_own: Generated<boolean>;
  is_warmup: Generated<boolean>;
  classified_at: Date | null;
  kind: MessageKind | null;
  classification: ColumnType<unknown, string | null | undefined, string | null>;
  /** A day is written as text; reading casts it to text. */
  return_date: ColumnType<string | null, string | null | undefined, string | null>;
  reply_label: ReplyLabel | null;
  is_label_sure: Generated<boolean>;
  label_why: Generated<string>;
  words: ColumnType<never, never, never>;
};

declare module '../../platform/db.ts' {
  interface Tables {
    inbox_syncs: InboxSyncsTable;
    inbox_folders: InboxFoldersTable;
    inbox_messages: InboxMessagesTable;
    inbox_bodies: {
      message_id: string;
      workspace_id: string;
      html: string | null;
      body: string | null;
      rtf: string | null;
      written: Generated<string>;
      is_cut: Generated<boolean>;
      fetched_at: Date;
    };
    inbox_deleted: { folder_id: Big; uid: Big; workspace_id: string };
    inbox_thread_keys: { mailbox_id: string; workspace_id: string; key: string; thread_id: string; at: Date };
    inbox_events: {
      id: string;
      workspace_id: string;
      mailbox_id: string;
      message_key: string;
      at: Date;
      event: ColumnType<unknown, string | null, string | null>;
    };
    inbox_tags: { id: string; workspace_id: string; name: string };
    inbox_stages: { workspace_id: string; email: string; stage: Stage; at: Date };
    inbox_image_senders: { workspace_id: string; email: string };
  }
}
