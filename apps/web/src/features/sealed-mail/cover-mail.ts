/** Words of the mail that leaves, already in the sender's language. */
export type CoverWords = {
  heading: string;
  how: string;
  button: string;
  until: string;
  care: string;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** What a recipient gets: who sent it, where it opens and until when. Nothing of what is in it. */
export function coverMail(link: string, { heading, how, button, until, care }: CoverWords) {
  const line = (text: string) => `<p style="margin:0 0 16px">${escapeText(text)}</p>`;
  const url = escapeText(link);
  return {
    mailHtml: [
      `<p style="margin:0 0 16px;font-weight:bold">${escapeText(heading)}</p>`,
      line(how),
      `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:11px 16px;background-color:#000000;color:#ffffff;text-decoration:none">${escapeText(button)}</a></p>`,
      line(until),
      `<p style="margin:0 0 16px;color:#696973;font-size:13px">${escapeText(care)}<br>${url}</p>`,
    ].join('\n'),
    mailText: [heading, how, `${button}:\n${link}`, until, care].join('\n\n'),
  };
}
