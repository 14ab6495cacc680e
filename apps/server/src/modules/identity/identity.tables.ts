import type { Language } from '@outrider/contract/languages';
import type { MailBizType } from '@outrider/contract/sign';
import type { UserInfo } from '@outrider/contract/user';
import type { Generated } from 'kysely';

type UsersTable = {
  id: string;
  workspace_id: string;
  email: string;
  verified_at: Date | null;
  password_hash: string | null;
  password_changed_at: Date | null;
  name: Generated<string>;
  company_name: string;
  website: Generated<string>;
  avatar: Generated<string>;
  language: Language;
  time_zone: Generated<string>;
  date_format: Generated<UserInfo['dateFormat']>;
  week_start: Generated<UserInfo['weekStart']>;
  created_at: Date;
};

type SessionsTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  token_hash: string;
  ip: string;
  network: string;
  user_agent: string;
  new_place: boolean;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
};

type MailLinksTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  biz_type: MailBizType;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  withdrawn_at: Date | null;
};

type PasswordHistoryTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  password_hash: string;
  replaced_at: Date;
};

declare module '../../platform/db.ts' {
  interface Tables {
    workspaces: { id: string; plan: string; created_at: Date };
    users: UsersTable;
    sessions: SessionsTable;
    mail_links: MailLinksTable;
    password_history: PasswordHistoryTable;
    /** Of deleted accounts; kept for a month (`kept.ts`). */
    closed_accounts: { email_hash: string; password_hash: string; closed_at: Date };
    user_activity: { workspace_id: string; user_id: string; day: string; moves: number };
  }
}
