import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelReply } from './label/label-reply.ts';
import { markQuotes } from './mark-quotes.ts';
import { splitReply, trimQuotedReply } from './split-reply.ts';

const MEGABYTE = 1_000_000;
const MUCH = 200_000;

/** Each would take minutes where the work grows with the square of the input. */
const TEXTS: [string, string][] = [
  ['a megabyte of ">"', '>'.repeat(MEGABYTE)],
  ['many quoted lines', '> a\n'.repeat(MUCH / 4)],
  ['one line of a megabyte', 'On 16 Nov 2026 '.repeat(MEGABYTE / 15)],
  ['many beginnings', 'On 16 Nov 2026\n'.repeat(MUCH / 15)],
  ['many names', 'Maya <maya@a.test>\n'.repeat(MUCH / 19)],
  ['many labels', 'From: \n'.repeat(MUCH / 7)],
  ['many dashes', '-- \n'.repeat(MUCH / 4)],
  ['many drawn lines', 'a\n----\n'.repeat(MUCH / 7)],
  ['many answers between quotes', '> a\nb\n'.repeat(MUCH / 6)],
  ['a megabyte of blanks', ' '.repeat(MEGABYTE)],
  ['many empty lines', '\n'.repeat(MUCH)],
];

const HTMLS: [string, string][] = [
  ['a hundred thousand quotes in each other', `${'<blockquote>a'.repeat(100_000)}b`],
  ['many quotes beside each other', '<blockquote>a</blockquote>b'.repeat(10_000)],
  ['many elements nobody closes', '<div class="gmail_quote"><span>a'.repeat(10_000)],
  ['many ends of nothing', `<div>a${'</p></b></x>'.repeat(10_000)}`],
  ['a hundred thousand open brackets', '<'.repeat(100_000)],
  ['an attribute of a megabyte', `<div class="${'gmail_quote '.repeat(80_000)}">a</div>`],
  ['a comment nobody closes', `<!--${'a'.repeat(MEGABYTE)}`],
  ['many entities', '&amp;'.repeat(MUCH / 5)],
  ['many quoted paragraphs', `<p>a</p>${'<p>b</p>'.repeat(MUCH / 8)}<blockquote type="cite">c</blockquote>`],
];

describe('a hostile mail', () => {
  it.each(TEXTS)('is read once over: %s', (_name, text) => {
    expect(splitReply({ text })).toBeTypeOf('object');
    expect(labelReply({ subject: text, written: text, kind: 'human' })).toBeTypeOf('object');
  });

  it.each(HTMLS)('is read once over as HTML: %s', (_name, html) => {
    expect(splitReply({ html })).toBeTypeOf('object');
    expect(markQuotes(html)).toBeTypeOf('string');
  });
});

const scraps = fc.constantFrom(
  '\n',
  '> ',
  '>> ',
  '-- \n',
  'On 16 Nov 2026 at 9:42, Maya <m@h.test> wrote:',
  'From: a@b.test\nSent: now\n',
  'text ',
  'C> x\n',
  '-----Original Message-----',
  'Sent from my iPhone',
  '____\n',
  'please remove me',
  '退订',
  '\u0000',
  '\ud800',
  '---',
  '在 2026',
  '>:',
  '<blockquote type="cite">',
  '</blockquote>',
  '<div class="gmail_quote">',
  '</div>',
  '<hr>',
  '<br>',
  '<p>',
  '&lt;',
  '&#0;',
  '<!--',
  '-->',
  '<table><tr><td>',
  '</table>',
  '<pre>',
  '</pre>',
  '<div id="divRplyFwdMsg">',
  '<',
  '>',
  '"',
  '=',
  '<style>',
  '</style>',
  '<b',
  '</',
);
const mail = fc.array(scraps, { maxLength: 40 }).map((parts) => parts.join(''));

describe('any mail at all', () => {
  it('is parted without a throw, and no word is lost or made', () => {
    fc.assert(
      fc.property(mail, (text) => {
        const { written, quoted, signature } = splitReply({ text });
        const words = (source: string) =>
          source.split(/[\s\u1427\u200b-\u200f\u2060\ufeff\u00ad]+/).filter((word) => word !== '');
        expect([...words(written), ...words(quoted), ...words(signature)].join('').length).toBe(
          words(text).join('').length,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is parted the same way when it is parted again', () => {
    fc.assert(
      fc.property(mail, (text) => {
        expect(splitReply({ text: trimQuotedReply({ text }) })).toBeTypeOf('object');
        expect(splitReply({ html: text })).toEqual(splitReply({ html: text }));
        labelReply({ subject: text, written: text, kind: 'human' });
      }),
      { numRuns: 500 },
    );
  });

  it('is folded by adding handles and nothing else', () => {
    fc.assert(
      fc.property(mail, (html) => {
        const marked = markQuotes(html, { summary: 'Quoted' });
        expect(marked.replaceAll(/<details class="quoted"><summary>Quoted<\/summary>|<\/details>/g, '')).toBe(html);
        expect(marked.split('<details').length).toBe(marked.split('</details>').length);
      }),
      { numRuns: 1000 },
    );
  });
});
