import type { ContactEvent, ContactFilter } from '@outrider/contract/contacts/contact';
import type { ContactColumn } from '@outrider/contract/contacts/contact-fields';
import type { ContactValues } from '@outrider/contract/contacts/merge-rules';
import type { SuppressionReason, SuppressionScope } from '@outrider/contract/contacts/suppression';
import type { Category } from '@outrider/email-verifier/verdict';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export type LabelKind = 'tag' | 'list';
export type FieldType = 'text' | 'number' | 'date';

type ContactsTable = Record<ContactColumn, Generated<string>> & {
  id: string;
  workspace_id: string;
  email: string;
  source: Generated<string>;
  fields: ColumnType<Record<string, string>, string | undefined, string>;
  tag_ids: Generated<string[]>;
  list_ids: Generated<string[]>;
  campaign_ids: Generated<string[]>;
  created_at: Date;
  added_by: ColumnType<string | null, string | undefined, string | null>;

  verification_category: Category | null;
  verification_reason: Generated<string>;
  verification_mx: Generated<string>;
  verified_at: Date | null;
  suppressed_reason: SuppressionReason | null;
  suppressed_at: Date | null;
  last_event: Generated<ContactEvent>;
  last_event_at: Date;
  last_event_about: Generated<string>;

  is_settled: Generated<boolean>;
  facets: ColumnType<string[] | null, never, never>;
  search_text: ColumnType<string | null, never, never>;
  alias_email: ColumnType<string | null, never, never>;
  name_key: ColumnType<string | null, never, never>;
};

type DeletedContactsTable = ContactsTable & { deletion_id: string; deleted_at: Date };

type MergedContactsTable = ContactsTable & { merge_id: string; note_ids: string[]; other_addresses: string[] };

/** What the kept contact of a merge had right after it. */
export type JoinedContact = {
  values: ContactValues;
  tagIds: readonly string[];
  listIds: readonly string[];
  campaignIds: readonly string[];
  createdAt: string;
  lastEventAt: string;
};

type SuppressionsTable = {
  id: string;
  workspace_id: string;
  scope: SuppressionScope;
  value: string | null;
  hash: string;
  reason: SuppressionReason;
  about: string;
  at: Date;
  /** Carried over by a merge that can still be undone. */
  merge_id: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    contacts: ContactsTable;
    deleted_contacts: DeletedContactsTable;
    contact_merges: {
      id: string;
      workspace_id: string;
      kept_id: string;
      merged_at: Date;
      joined: Json<JoinedContact>;
    };
    merged_contacts: MergedContactsTable;
    contact_addresses: { workspace_id: string; address: string; contact_id: string; merge_id: string | null };
    contact_counts: {
      workspace_id: string;
      contacts: number;
      arriving: Generated<number>;
      arriving_from: string | null;
      labels_counted_at: Date | null;
    };
    contact_labels: { id: string; workspace_id: string; kind: LabelKind; name: string; contacts: Generated<number> };
    contact_fields: { workspace_id: string; name: string; type: FieldType; contacts: Generated<number> };
    contact_filters: { id: string; workspace_id: string; name: string; filter: Json<ContactFilter> };
    contact_events: {
      id: string;
      workspace_id: string;
      contact_id: string;
      at: Date;
      event: ContactEvent;
      about: string;
      words: string;
      /** The other address of the contact it happened at. */
      address: ColumnType<string | null, string | undefined, string | null>;
      campaign_id: ColumnType<string | null, string | undefined, string | null>;
    };
    contact_notes: {
      id: string;
      workspace_id: string;
      contact_id: string;
      at: Date;
      text: string;
      by_user_id: string | null;
      by_name: string;
    };
    suppressions: SuppressionsTable;
    contact_erasures: {
      id: string;
      workspace_id: string;
      hash: string;
      erased_at: Date;
      erased: Json<Record<string, number>>;
      proof: string;
    };
  }
}
