import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { DEPTH_MAX, htmlToText } from './html-to-text.ts';
import { limitNesting } from './limit-nesting.ts';

/** How many elements the parser behind html-to-text has open at once. */
function depthOf(html: string): number {
  let open = 0;
  let most = 0;
  const parser = new Parser({
    onopentagname(name) {
      open += 1;
      if (name !== 'br') most = Math.max(most, open);
    },
    onclosetag() {
      open -= 1;
    },
  });
  parser.end(html);
  return most;
}

describe('a page', () => {
  test('that is not deep stays as it is', () => {
    const page = '<table><tr><td><p>Hello <b>Ana</b></p></td></tr></table>'.repeat(100);
    expect(limitNesting(page, 10)).toBe(page);
  });

  test.each([
    ['paragraphs', '<p>line\n'],
    ['items', '<li>line\n'],
    ['cells', '<tr><td>line\n'],
    ['definitions', '<dt>word<dd>line\n'],
    ['pictures', '<img src="a">'],
  ])('with many %s that are left open keeps them', (_what, piece) => {
    const page = `<div>${piece.repeat(500)}</div>`;
    expect(limitNesting(page, 5)).toBe(page);
  });

  test('that is too deep keeps its words, and what follows it', () => {
    const page = `${'<div>'.repeat(20)}deep${'</div>'.repeat(20)}<p>after</p>`;
    expect(limitNesting(page, 3)).toBe(`${'<div>'.repeat(3)}deep${'</div>'.repeat(3)}<p>after</p>`);
  });

  test('that only opens ends up in the text with all its words', () => {
    expect(htmlToText('<b>a'.repeat(5_000))).toBe('a'.repeat(5_000));
  });

  test('no text ever stands deeper than it may, by whichever tags', () => {
    const tag = fc.constantFrom(
      '<b>',
      '</b>',
      '<i a="</b>">',
      '<p>',
      '</x>',
      '<li>',
      '<br>',
      '<td/>',
      '<!-- <b> -->',
      'a',
    );
    fc.assert(
      fc.property(fc.array(tag, { minLength: 20, maxLength: 200 }), (tags) => {
        expect(depthOf(limitNesting(tags.join(''), 4))).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('as deep as newsletters are has the same text as before', () => {
    const depth = DEPTH_MAX - 5;
    const page = `${'<div>'.repeat(depth)}<p>Hello</p><p>Ana</p>${'</div>'.repeat(depth)}`;
    expect(htmlToText(page)).toBe('Hello\n\nAna');
  });
});
