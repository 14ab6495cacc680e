import type { Language } from '@outrider/contract/languages';
import { escapeHtml } from '../escape-html.ts';
import type { MailText } from './system-mail.ts';

type MailLink = { label: string; url: string };

type MailParts = {
  subject: string;
  paragraphs: readonly string[];
  action: MailLink;
  /** Each leads to what it says. */
  items?: readonly MailLink[];
  /** Under the mail, in small print. */
  footnotes?: readonly MailLink[];
  appName: string;
  language: Language;
};

/** A plain mail with one button, readable without images, in dark mode and as text. Values are escaped. */
export function layOutMail({
  subject,
  paragraphs,
  action,
  items = [],
  footnotes = [],
  appName,
  language,
}: MailParts): MailText {
  const [first = '', ...rest] = paragraphs;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const url = escapeHtml(action.url);
  const link = (to: MailLink) => `<a href="${escapeHtml(to.url)}" style="color:inherit">${escapeHtml(to.label)}</a>`;
  const asText = (to: MailLink) => `${to.label}:\n${to.url}`;
  const list =
    items.length === 0
      ? ''
      : `<ul style="margin:0 0 24px;padding-left:18px">${items.map((item) => `<li style="margin:0 0 8px">${link(item)}</li>`).join('')}</ul>\n`;
  const small = footnotes.map(
    (note) => `<p style="margin:8px 0 0;color:#696973;font-size:12px;line-height:16px">${link(note)}</p>`,
  );
  return {
    subject,
    text: [subject, first, ...items.map(asText), asText(action), ...rest, appName, ...footnotes.map(asText)]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px 16px;font:14px/22px Inter,Helvetica,Arial,sans-serif;color:#121215;background:#ffffff"><div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(appName)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>
${paragraph(first)}
${list}<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:11px 16px;background:#000000;color:#ffffff;border-radius:4px;text-decoration:none;font-weight:500">${escapeHtml(action.label)}</a></p>
${rest.map(paragraph).join('\n')}
<p style="margin:0;color:#696973;font-size:12px;line-height:16px;word-break:break-all">${url}</p>${small.join('')}
</div></body></html>`,
  };
}
