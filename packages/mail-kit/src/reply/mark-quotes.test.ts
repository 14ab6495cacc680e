import { describe, expect, it } from 'vitest';
import { markQuotes } from './mark-quotes.ts';

const fold = (quote: string) => `<details class="quoted"><summary>…</summary>${quote}</details>`;
const attribution = '<p>On 16 Nov 2026 at 9:42, Maya &lt;maya@harborline.test&gt; wrote:</p>';

describe('a quote in a thread', () => {
  it.each([
    ['a cited block', '<p>Yes.</p>', '<blockquote type="cite"><p>Shall we?</p></blockquote>', ''],
    [
      'a frame with its attribution',
      '<div dir="ltr">Yes.</div><br>',
      '<div class="gmail_quote"><div class="gmail_attr">On …</div><blockquote class="gmail_quote">Shall we?</blockquote></div>',
      '',
    ],
    ['a text that nothing marks', '<div>Yes.', `${attribution}<p>Shall we?</p>`, '</div>'],
    ['a quote above the answer', '', `${attribution}<blockquote type="cite">Shall we?</blockquote>`, '<p>Yes.</p>'],
    ['a quote that begins with an entity', '<p>Yes.</p>', '<blockquote type="cite">&lt;Shall&gt; we?</blockquote>', ''],
    [
      'the rest of the quote after answers in it',
      '<blockquote type="cite">Which day?</blockquote><p>Thursday.</p>',
      '<blockquote type="cite">Regards</blockquote>',
      '',
    ],
  ])('can be folded: %s', (_name, before, quote, after) => {
    expect(markQuotes(before + quote + after)).toBe(before + fold(quote) + after);
  });

  it('is folded in two where it leaves the element it began in', () => {
    expect(markQuotes(`<div>Yes.${attribution}<p>Shall</p></div><p>we?</p>`)).toBe(
      `<div>Yes.${fold(`${attribution}<p>Shall</p>`)}</div>${fold('<p>we?</p>')}`,
    );
  });

  it('stays as it is where it is all there is, in a forward, and inside a list or preformatted text', () => {
    for (const html of [
      '<blockquote type="cite">Shall we?</blockquote>',
      '<p>See</p><p>---------- Forwarded message ---------</p><p>Shall we?</p>',
      '<ul><li>Yes.</li><blockquote type="cite"><li>Shall we?</li></blockquote></ul>',
      '<pre>Yes.\n\n&gt; Shall we?\n</pre>',
      '<p>Yes.</p>',
      '',
    ]) {
      expect(markQuotes(html)).toBe(html);
    }
  });

  it('has a handle with the words it is given, as text', () => {
    expect(markQuotes('<p>Yes.</p><blockquote type="cite">No?</blockquote>', { summary: '<b>&' })).toContain(
      '<summary>&lt;b>&amp;</summary>',
    );
  });
});
