import type { ColumnType, Generated } from 'kysely';

/** The driver gives 64-bit numbers as text. */
type Bytes = ColumnType<string, number, number>;

declare module '../../platform/db.ts' {
  interface Tables {
    uploads: {
      id: string;
      workspace_id: string;
      user_id: string;
      name: string;
      type: string;
      bytes: Bytes;
      part_bytes: number;
      state: 'uploading' | 'complete';
      session: string;
      digest: string | null;
      for_space: boolean;
      folder_id: string | null;
      begun_at: Date;
      unused_since: Date;
    };
    upload_parts: {
      upload_id: string;
      workspace_id: string;
      part: number;
      bytes: number;
      digest: string;
      tag: string;
    };
    upload_uses: { owner_id: string; upload_id: string; workspace_id: string };
    file_folders: {
      id: string;
      workspace_id: string;
      parent_id: string | null;
      name: string;
      note: Generated<string>;
      is_for_links: Generated<boolean>;
      is_locked: Generated<boolean>;
      allows_links: Generated<boolean>;
      created_at: Date;
      deleted_at: Date | null;
    };
    files: {
      id: string;
      workspace_id: string;
      folder_id: string | null;
      upload_id: string;
      user_id: string;
      name: string;
      note: Generated<string>;
      created_at: Date;
      deleted_at: Date | null;
    };
    file_links: {
      id: string;
      workspace_id: string;
      file_id: string;
      created_at: Date;
      expires_at: Date | null;
      max_downloads: number | null;
      password: string | null;
      sent_to: Generated<string[]>;
      downloads: Generated<number>;
      machine_downloads: Generated<number>;
      revoked_at: Date | null;
    };
    file_downloads: {
      id: string;
      workspace_id: string;
      link_id: string;
      at: Date;
      network: string;
      agent: string;
      by_machine: boolean;
    };
  }
}
