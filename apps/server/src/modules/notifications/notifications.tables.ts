import type {
  MailMode,
  NotificationChoices,
  NotificationFacts,
  NotificationKind,
} from '@outrider/contract/notifications';
import type { ColumnType, Generated } from 'kysely';

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
    push_keys: { only_one: Generated<boolean>; public_key: string; sealed: string };
    push_devices: {
      id: string;
      workspace_id: string;
      user_id: string;
      session_id: string;
      endpoint: string;
      p256dh: string;
      auth: string;
      user_agent: string;
      added_at: Date;
      pushed_at: Date | null;
    };
    notification_settings: {
      user_id: string;
      workspace_id: string;
      choices: ColumnType<NotificationChoices, string, string>;
    };
  }
}
