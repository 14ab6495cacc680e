import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { DraftState } from '@outrider/contract/compose/drafts';
import type { CustomerTab, ReceiptPolicy } from '@outrider/contract/compose/sending-help';
import type { ColumnType, Generated } from 'kysely';

type DraftsTable = {
  id: string;
  workspace_id: string;
  mailbox_id: string | null;
  revision: number;
  version: number;
  state: DraftState;
  created_at: Date;
  saved_at: Date;
  changed_at: Date;
  ended_at: Date | null;
  copy_due_at: Date | null;
  copy_lease: string | null;
  copy_tries: Generated<number>;
  copy_words: Generated<string>;
  copy_revision: Generated<number>;
  copy_mailbox_id: string | null;
  copy_message_id: Generated<string>;
  copy_conflict: 'changed' | 'gone' | null;
};

/** All but what is written: that may be long, and is seldom wanted with the rest. */
export type StoredAttrs = Omit<ComposeAttrs, 'content'>;

type DraftVersionsTable = {
  draft_id: string;
  version: number;
  workspace_id: string;
  saved_at: Date;
  attrs: ColumnType<StoredAttrs, string, string>;
  summary: string;
  content: string;
};

declare module '../../platform/db.ts' {
  interface Tables {
    drafts: DraftsTable;
    draft_versions: DraftVersionsTable;
    compose_settings: {
      user_id: string;
      workspace_id: string;
      undo_seconds: number;
      receipts: ReceiptPolicy;
      customer_tab: CustomerTab;
    };
    mailbox_aliases: {
      id: string;
      workspace_id: string;
      mailbox_id: string;
      email: string;
      name: string;
      created_at: Date;
    };
  }
}
