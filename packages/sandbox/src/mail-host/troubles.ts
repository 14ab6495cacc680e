/**
 * What can be wrong with the mail host. `noAnswerAfter`: it did what was asked and hung up. `full`: it has no room for another
 * mailbox. `tooOld`: the Stalwart of before its interface changed.
 */
export const MAIL_HOST_TROUBLES = [
  'none',
  'wrongKey',
  'addressNotAllowed',
  'readOnlyKey',
  'down',
  'full',
  'weakPassword',
  'noAnswerBefore',
  'noAnswerAfter',
  'malformed',
  'tooOld',
] as const;
export type MailHostTrouble = (typeof MAIL_HOST_TROUBLES)[number];
