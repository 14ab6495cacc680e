/** What a server or a notice said about one delivery. */
export type Remark = {
  code: number | undefined;
  /** The enhanced code (RFC 3463) that tells most; empty when there is none. */
  enhanced: string;
  /** In lower case, without codes, addresses and the fragments of links. */
  words: string;
  /** Named no recipient where its form has one: said of the message, when no recipient was current. */
  isNameless: boolean;
};

/** Whoever says more than this does not say it about one delivery. */
const READ_MAX = 2_000;

const CODE = /(?:^|[\s:('"[;])([2-5]\d\d)(?=[\s:\-'.]|$)/;
const ENHANCED = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\.\d|\d)/g;
const ADDRESS = /<?[^\s<>@[\]():;]{1,64}@[^\s<>@[\]():;]{1,255}>?/g;
const LINK_FRAGMENT = /(https?:\/\/[^\s#]{0,300})#\S{0,100}/g;

export function readRemark(said: string): Remark {
  const text = said.slice(0, READ_MAX);
  const [, code] = CODE.exec(text) ?? [];
  const codes = [...text.matchAll(ENHANCED)].map(([, enhanced = '']) => enhanced);
  const words = text
    .replaceAll(LINK_FRAGMENT, '$1')
    .replaceAll(ADDRESS, ' ')
    .replaceAll(ENHANCED, ' ')
    .replaceAll(/(?:^|(?<=[\s:('"[;]))[2-5]\d\d(?=[\s:\-'.]|$)-?/g, ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .toLowerCase()
    .trim();
  return {
    code: code === undefined ? undefined : Number(code),
    enhanced: codes.find(isTelling) ?? codes[0] ?? '',
    words,
    isNameless: /(?:^|\s)[45]\d\d:?\s{1,3}:\s/.test(text),
  };
}

/** RFC 3463, 3.1: X.0.0 is what a system says that has nothing to say. */
export const isTelling = (enhanced: string) => enhanced !== '' && !enhanced.endsWith('.0.0');
