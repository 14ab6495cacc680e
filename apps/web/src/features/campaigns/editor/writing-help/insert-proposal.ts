import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import type { Proposal } from '@outrider/contract/campaigns/writing';
import type { Editor } from '@tiptap/react';
import type { MailContent } from '../content/content.ts';

/** Puts it where the cursor was; below everything where there was none. */
export function insertProposal(
  { html, text }: Proposal,
  { isPlainText, html: page, text: lines }: CampaignVariant,
  body: Editor | undefined,
): Partial<MailContent> | (() => void) {
  if (body && !body.isDestroyed) {
    const content = isPlainText ? text.split('\n').map(paragraphOf) : html;
    return () => void body.chain().focus().insertContent(content).run();
  }
  return isPlainText ? { text: [lines ?? '', text].filter(Boolean).join('\n\n') } : { html: page + html };
}

const paragraphOf = (text: string) => ({
  type: 'paragraph',
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
});
