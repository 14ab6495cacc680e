import { matchBraces } from '@outrider/template/match-braces';
import { parseVariable } from '@outrider/template/parse-variable';
import { withDefault } from '../../../../ui/text-editor/tokens.ts';
import type { MailContent } from './content.ts';

type Place = { from: number; to: number; inner: string };

/** Where a value stands in a template without anything in its place. */
function findBare(source: string, name: string, isHtml: boolean): Place[] {
  const { openings } = matchBraces(source, () => undefined);
  return [...openings].flatMap(([from, { width, closesAt }]) => {
    const inner = source.slice(from + width, closesAt).trim();
    const read = width === 2 ? parseVariable(inner, isHtml) : undefined;
    if (typeof read !== 'object' || read.kind !== 'variable' || read.name !== name) return [];
    const hasDefault = read.filters.some((filter) => filter.name === 'default');
    return hasDefault ? [] : [{ from, to: closesAt + width, inner }];
  });
}

function putInto(source: string, name: string, value: string, isHtml: boolean): string {
  // From the end, so that what is replaced does not move what is still to come.
  const places = findBare(source, name, isHtml).toSorted((a, b) => b.from - a.from);
  return places.reduce((text, { from, to, inner }) => {
    const said = withDefault(inner, isHtml ? escaped(value) : value);
    // Also right inside an attribute, as that of a link.
    const put = isHtml ? said.replaceAll('"', '&quot;') : said;
    return `${text.slice(0, from)}{{${put}}}${text.slice(to)}`;
  }, source);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Whether a mail holds back a lead that has nothing under the name. */
export const needsValue = ({ subject, preheader, html, text }: MailContent, name: string): boolean =>
  [subject, preheader, text ?? ''].some((part) => findBare(part, name, false).length > 0) ||
  findBare(html, name, true).length > 0;

/** The mail with a default wherever the value stood without one. */
export const putDefault = <L extends MailContent>(content: L, name: string, value: string): L => ({
  ...content,
  subject: putInto(content.subject, name, value, false),
  preheader: putInto(content.preheader, name, value, false),
  html: putInto(content.html, name, value, true),
  text: content.text === null ? null : putInto(content.text, name, value, false),
});
