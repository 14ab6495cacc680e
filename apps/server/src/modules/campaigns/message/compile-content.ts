import type { Footer, Variant } from '@outrider/campaign-rules/campaign';
import { type CompiledTemplate, compileTemplate } from '@outrider/template/compile-template';
import { type CompiledMail, compileMail, type RenderedMail } from '@outrider/template/render-mail';

/** A variant as it goes out: with the campaign's footer, and what inboxes show after the subject. */
export type CompiledContent = { mail: CompiledMail; preheader: CompiledTemplate };

/** The footer says what the mail does not say itself: where the sender lives, and the opt-out link. */
export function compileContent({ subject, preheader, html, text }: Variant, footer: Footer): CompiledContent {
  return {
    mail: compileMail({
      subject,
      html: wholeDocument(beforeEnd(html, pageFooter(footer, namesIn(html)))),
      text: text === null ? null : text + textFooter(footer, namesIn(text)),
    }),
    preheader: compileTemplate(escapeText(preheader), 'html'),
  };
}

const STYLE = 'margin:24px 0 0;font-size:12px;line-height:18px;color:#6b7280';
const CHARSET = '<meta charset="utf-8">';

/** A page with all that makes it one: parts of a page are what spam filters see in mails put together by a script. */
function wholeDocument(page: string): string {
  const isDocument = /<html\b/i.test(page);
  const body = isDocument || /<body\b/i.test(page) ? page : `<body>\n${page}\n</body>`;
  const html = isDocument ? body : `<html>\n<head>${CHARSET}</head>\n${body}\n</html>`;
  const whole = /<meta\b[^<>]*\bcharset\b/i.test(html) ? html : insertHead(html);
  return /^\s*<!doctype\b/i.test(whole) ? whole : `<!DOCTYPE html>\n${whole}`;
}

const insertHead = (page: string): string =>
  /<head\b[^<>]*>/i.test(page)
    ? page.replace(/<head\b[^<>]*>/i, (head) => head + CHARSET)
    : page.replace(/<html\b[^<>]*>/i, (html) => `${html}\n<head>${CHARSET}</head>`);

const WAY_OUT = 'Unsubscribe';

/** Nobody is written to without an opt-out link, no matter what the author left out or made conditional. */
export function addOptOutLink<T extends Pick<RenderedMail, 'html' | 'text'>>(
  mail: T,
  url: string,
  { optOutLine }: Footer,
): T {
  const line = optOutLine || WAY_OUT;
  const link = `<p style="${STYLE}"><a href="${url}" style="color:#6b7280">${escapeLiteral(line)}</a></p>`;
  return {
    ...mail,
    html: mail.html.includes(url) ? mail.html : beforeEnd(mail.html, link),
    text: mail.text.includes(url) ? mail.text : `${mail.text.trimEnd()}\n\n${line} ${url}`,
  };
}

/** At the top of the page, where nobody sees it but an inbox's list. */
export function addPreheader(page: string, preheader: string): string {
  if (preheader.trim() === '') return page;
  const hidden = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>`;
  const body = /<body\b[^<>]*>/i.exec(page);
  const start = body ? body.index + body[0].length : 0;
  return page.slice(0, start) + hidden + page.slice(start);
}

const namesIn = (template: string): Set<string> => new Set(compileTemplate(template).variables.map(({ name }) => name));

function pageFooter({ postalAddress, optOutLine }: Footer, said: ReadonlySet<string>): string {
  const lines = [
    ...(postalAddress === '' || said.has('postalAddress') ? [] : [escapeLiteral(postalAddress)]),
    ...(optOutLine === '' || said.has('unsubscribeUrl')
      ? []
      : [`<a href="{{unsubscribeUrl}}" style="color:#6b7280">${escapeLiteral(optOutLine)}</a>`]),
  ];
  return lines.length > 0 ? `<p style="${STYLE}">${lines.join('<br>')}</p>` : '';
}

function textFooter({ postalAddress, optOutLine }: Footer, said: ReadonlySet<string>): string {
  const lines = [
    ...(postalAddress === '' || said.has('postalAddress') ? [] : ['{{postalAddress}}']),
    ...(optOutLine === '' || said.has('unsubscribeUrl') ? [] : ['{{optOutLine}} {{unsubscribeUrl}}']),
  ];
  return lines.length > 0 ? `\n\n${lines.join('\n')}` : '';
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '{': '&#123;', '}': '&#125;' };

/** Words of the author's that may name fields. */
const escapeText = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Words that stand for themselves. */
const escapeLiteral = (text: string) =>
  text.replaceAll(/[&<>{}]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll(/\r?\n/g, '<br>');

function beforeEnd(page: string, added: string): string {
  const end = page.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? page + added : page.slice(0, end) + added + page.slice(end);
}
