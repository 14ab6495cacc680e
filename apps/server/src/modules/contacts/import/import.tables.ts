import type { ImportChoices, ImportState } from '@outrider/contract/contacts/import';
import type { TableShape } from '@outrider/table-reader/open-table';
import type { ColumnType, Generated } from 'kysely';
import type { Said } from './words.ts';

type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Fields of a contact by name, and its labels. */
export type Changed = { values: Record<string, string>; tagIds: string[]; listIds: string[] };

export type KeptTarget = { header: string; target: ImportChoices['columns'][number]['target'] };

declare module '../../../platform/db.ts' {
  interface Tables {
    contact_imports: {
      id: string;
      workspace_id: string;
      user_id: string;
      file_name: string;
      is_paste: boolean;
      bytes: number;
      bytes_stored: Generated<number>;
      state: Exclude<ImportState, 'undoing'>;
      shape: JsonOrNull<TableShape>;
      names: string[] | null;
      first_row: Generated<string[]>;
      first_line: Generated<number>;
      filled: Generated<number[]>;
      rows: Generated<number>;
      has_header: Generated<boolean>;
      choices: JsonOrNull<ImportChoices>;
      rows_done: Generated<number>;
      added: Generated<number>;
      updated: Generated<number>;
      unchanged: Generated<number>;
      twice: Generated<number>;
      suppressed: Generated<number>;
      not_taken: Generated<number>;
      with_remark: Generated<number>;
      problem: JsonOrNull<Said>;
      take_back: Generated<boolean>;
      started_at: Date;
      ended_at: Date | null;
    };
    contact_import_parts: {
      import_id: string;
      workspace_id: string;
      start: number;
      bytes: Buffer;
      stored_at: Date;
    };
    contact_import_problems: {
      id: string;
      import_id: string;
      workspace_id: string;
      ordinal: number;
      line: number;
      kind: 'notTaken' | 'remark';
      column_index: number;
      value: string;
      code: Said['code'];
      details: Json<Said['values']>;
      meant: string;
      cells: string[];
      fixed: Generated<boolean>;
    };
    contact_import_changes: {
      import_id: string;
      workspace_id: string;
      contact_id: string;
      before: Json<Changed>;
      after: Json<Changed>;
    };
    contact_import_mappings: {
      workspace_id: string;
      signature: string;
      targets: Json<KeptTarget[]>;
      kept_at: Date;
    };
  }
}
