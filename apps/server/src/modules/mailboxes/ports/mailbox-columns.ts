/** What every reader of mailboxes outside of this module needs to know of one. */
export const MAILBOX_COLUMNS = [
  'id',
  'workspace_id as workspaceId',
  'email',
  'sender_name as senderName',
  'provider',
  'status',
  'time_zone as zone',
] as const;
