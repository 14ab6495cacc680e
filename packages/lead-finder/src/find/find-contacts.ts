import type { Link, Page } from '../page.ts';
import type { Evidence } from '../person.ts';
import { decodeAttributes, findAddresses, reverse } from '../read/decode-address.ts';

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
      if (!element.tag.isReversed) continue;
      const found = findAddresses(reverse(text.slice(from, Math.min(to, from + 300))))[0];
      if (found)
        emails.push({ value: found.address, line: index, evidence: quoteText(page, at + from, at + to), isFax: false });
    }
    for (const { number, from, to, isFax } of facts.phones) {
      phones.push({ value: number, line: index, evidence: quoteText(page, at + from, at + to), isFax });
    }
  }
  for (const link of page.links) {
    const { address, phone } = link.element.tag;
    const evidence = address && quoteTag(page, link, address);
    if (address && evidence) emails.push({ value: address, line: link.line, evidence, isFax: false });
    const quoted = phone && quoteTag(page, link, phone);
    if (phone && quoted) phones.push({ value: phone, line: link.line, evidence: quoted, isFax: false });
  }
  for (const keeper of page.keepers) {
    const address = decodeAttributes(keeper.element.tag.attributes);
    const evidence = address && quoteTag(page, keeper, address);
    if (address && evidence) emails.push({ value: address, line: keeper.line, evidence, isFax: false });
  }
  return { emails, phones };
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
