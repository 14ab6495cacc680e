import type { Link, Page, PageElement } from '../page.ts';
import type { Evidence } from '../person.ts';
import { decodeAttributes, decodeLink, findAddresses, reverse } from '../read/decode-address.ts';

/** An address or a number on a line of the page. */
export type Contact = { value: string; line: number; evidence: Evidence; isFax: boolean };

export type Contacts = { emails: Contact[]; phones: Contact[] };

const TAG_MAX = 1_500;

export function findContacts(page: Page): Contacts {
  const emails: Contact[] = [];
  const phones: Contact[] = [];
  for (const { index, text, facts, at, pieces } of page.lines) {
    for (const { address, from, to } of facts.addresses) {
      emails.push({ value: address, line: index, evidence: quoteText(page, at + from, at + to), isFax: false });
    }
    for (const { from, to, element } of pieces) {
      if (!isReversed(element)) continue;
      const found = findAddresses(reverse(text.slice(from, Math.min(to, from + 300))))[0];
      if (found)
        emails.push({ value: found.address, line: index, evidence: quoteText(page, at + from, at + to), isFax: false });
    }
    for (const { number, from, to, isFax } of facts.phones) {
      phones.push({ value: number, line: index, evidence: quoteText(page, at + from, at + to), isFax });
    }
  }
  for (const link of page.links) {
    const address = decodeLink(link.href);
    const evidence = address && quoteTag(page, link, address);
    if (address && evidence) emails.push({ value: address, line: link.line, evidence, isFax: false });
    if (/^tel:/iu.test(link.href)) {
      const number = decodeURIComponentSafely(link.href.slice(4)).trim();
      const quoted = /^[+\d][\d\s()./-]{5,24}$/u.test(number) ? quoteTag(page, link, number) : undefined;
      if (quoted) phones.push({ value: number, line: link.line, evidence: quoted, isFax: false });
    }
  }
  for (const keeper of page.keepers) {
    const address = decodeAttributes(keeper.element.attributes);
    const evidence = address && quoteTag(page, keeper, address);
    if (address && evidence) emails.push({ value: address, line: keeper.line, evidence, isFax: false });
  }
  return { emails, phones };
}

/** The style sheet turns it round again. */
function isReversed({ attributes, labels }: PageElement): boolean {
  if (attributes.size === 0) return false;
  if (labels.includes('reverse')) return true;
  const style = attributes.get('style');
  return style !== undefined && /bidi-override|direction:\s*rtl/iu.test(style);
}

export const quoteText = ({ text, url }: Page, from: number, to: number): Evidence => ({
  quote: text.slice(from, to),
  offset: from,
  place: 'text',
  url,
});

/** The value itself where the source has it so, else the tag it was decoded from. */
function quoteTag({ html, url }: Page, { element }: Link, value: string): Evidence | undefined {
  const { tagFrom, tagTo } = element;
  if (tagTo - tagFrom > TAG_MAX) return undefined;
  const tag = html.slice(tagFrom, tagTo);
  const at = tag.indexOf(value);
  if (at === -1) return { quote: tag, offset: tagFrom, place: 'html', url };
  return { quote: value, offset: tagFrom + at, place: 'html', url };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
