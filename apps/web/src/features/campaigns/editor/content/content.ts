import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';

export type MailContent = Pick<CampaignVariant, 'subject' | 'preheader' | 'html' | 'text' | 'isPlainText'>;

export const contentOf = ({ subject, preheader, html, text, isPlainText }: MailContent): MailContent => ({
  subject,
  preheader,
  html,
  text,
  isPlainText,
});

/** Whether there is anything in it that the user wrote. */
export const isEmptyContent = ({ html, text, isPlainText }: MailContent): boolean =>
  (isPlainText ? (text ?? '') : html).trim() === '';
