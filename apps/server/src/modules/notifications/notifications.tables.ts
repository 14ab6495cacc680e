import type {
  MailMode,
  NotificationChoices,
  NotificationFacts,
  NotificationKind,
} from '@outrider/contract/notifications';
import type { ColumnType } from 'kysely';

type NotificationsTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  kind: NotificationKind;
  event_key: string;
  facts: ColumnType<NotificationFacts, string, string>;
  at: Date;
  in_app: boolean;
  pops: boolean;
  read_at: Date | null;
  mail: MailMode;
  mail_due_at: Date | null;
  mailed_at: Date | null;
  mail_batch: string | null;
};

declare module '../../platform/db.ts' {
  interface Tables {
    notifications: NotificationsTable;
    notification_settings: {
      user_id: string;
      workspace_id: string;
      choices: ColumnType<NotificationChoices, string, string>;
    };
  }
}
