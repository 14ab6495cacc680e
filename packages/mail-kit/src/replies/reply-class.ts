/** What a refusal is about. The reply model tells these apart; who asks groups them as he needs. */
export const REPLY_CLASSES = [
  'user_unknown',
  'host_unknown',
  'mailbox_full',
  'disabled',
  'moved',
  'too_big',
  'ip_blocked',
  'no_reverse_dns',
  'sender_refused',
  'content_refused',
  'relay_denied',
  'rate_limited',
  'temporary',
  'system_error',
  'unstated',
] as const;
export type ReplyClass = (typeof REPLY_CLASSES)[number];
