import type { Language } from '@outrider/contract/languages';
import { escapeHtml } from '../escape-html.ts';
import type { MailText } from './system-mail.ts';

type Letter = {
  subject: string;
  paragraphs: readonly string[];
  action: { label: string; url: string };
  appName: string;
  language: Language;
};

/** A plain letter with one button, readable without images, in dark mode and as text. Values are escaped. */
export function layOutMail({ subject, paragraphs, action, appName, language }: Letter): MailText {
  const [first = '', ...rest] = paragraphs;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const url = escapeHtml(action.url);
  return {
    subject,
    text: [subject, first, `${action.label}:\n${action.url}`, ...rest, appName].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:32px 16px;font:14px/22px Inter,Helvetica,Arial,sans-serif;color:#121215;background:#ffffff"><div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(appName)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>
${paragraph(first)}
<p style="margin:0 0 24px"><a href="${url}" style="display:inline-block;padding:11px 16px;background:#000000;color:#ffffff;border-radius:4px;text-decoration:none;font-weight:500">${escapeHtml(action.label)}</a></p>
${rest.map(paragraph).join('\n')}
<p style="margin:0;color:#696973;font-size:12px;line-height:16px;word-break:break-all">${url}</p>
</div></body></html>`,
  };
}
