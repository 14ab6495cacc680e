/** Text that is HTML already. Everything else that enters a template is escaped. */
export type Html = { html: string };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

export const rawHtml = (html: string): Html => ({ html });

export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  return rawHtml(parts.reduce((text, part, index) => `${text}${toHtml(values[index - 1] ?? '')}${part}`));
}

function toHtml(value: string | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((item) => item.html).join('');
  return typeof value === 'string' ? escapeText(value) : value.html;
}
