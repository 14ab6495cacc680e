import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';

export type Letter = Pick<CampaignVariant, 'subject' | 'preheader' | 'html' | 'text' | 'isPlainText'>;

export const letterOf = ({ subject, preheader, html, text, isPlainText }: Letter): Letter => ({
  subject,
  preheader,
  html,
  text,
  isPlainText,
});

/** Whether there is anything in it that somebody wrote. */
export const isEmptyLetter = ({ html, text, isPlainText }: Letter): boolean =>
  (isPlainText ? (text ?? '') : html).trim() === '';
