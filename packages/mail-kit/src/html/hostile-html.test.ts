// @vitest-environment jsdom
import DOMPurify from 'dompurify';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeMailHtml } from './sanitize-mail-html.ts';
import { findDanger } from './testing/find-danger.ts';

/** Each has got past some sanitiser: markup that means another thing when it is read a second time, or by another reader. */
const ENEMIES = [
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><foreignObject><p><style><!--</style><img src=x onerror=alert(1)>--></style>',
  '<svg><title><style><img src="</style><img src=x onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<p id="</title><img src=x onerror=alert(1)>"><title>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>">',
  '<iframe><img title="</iframe><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>">',
  '<plaintext><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--!><img src=x onerror=alert(1)>--!><img src=x onerror=alert(1)>',
  '<img alt="`><img src=x onerror=alert(1)>`">',
  '<a href="http://a.test/&quot; onmouseover=&quot;alert(1)">x</a>',
  '<a href="http://a.test/`onmouseover=alert(1)">x</a>',
  '<img src="http://a.test/&quot;onerror=alert(1)//">',
  '<img """ src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<img src=x\u0000 onerror\u0000=alert(1)>',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<<script>alert(1)<</script>',
  '<ſcript>alert(1)</ſcript>',
  '<a href="jav&#x09;ascript&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a xlink:href="javascript:alert(1)">x</a>',
  '<style><img src="</style><img src=x onerror=alert(1)//">',
  '<style>p{color:red}</style/><img src=x onerror=alert(1)>',
  '<style>@\\69mport "http://a.test/x.css";</style>',
  '<style>p{font-family:"\\3c/style\\3e\\3cscript\\3e alert(1)"}</style>',
  '<style>*{background:u\\72l("http://a.test/x")}</style>',
  '<style>p{}/*</style><img src=x onerror=alert(1)>*/</style>',
  '<div style="background:url(http://a.test/x?\\29;color:red">x</div>',
  '<div style="color:red\\3bposition:fixed">x</div>',
  '<div style="x:expre/**/ssion(alert(1));width:exp\\72ession(alert(1))">x</div>',
  '<table><td background="javascript:alert(1)"><img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)">',
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src onerror=alert(1)>">',
  '<form id=x><input name=attributes><input name=parentNode></form><a id=cookie name=cookie href="http://a.test/">x</a>',
  '<body onload=alert(1)><frameset onload=alert(1)><html onclick=alert(1)>',
  '<details open ontoggle=alert(1)><summary onfocus=alert(1) autofocus tabindex=1>x</summary></details>',
  '<button formaction="javascript:alert(1)" form=x>x</button><isindex action="javascript:alert(1)">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href="javascript:alert(1)//">',
  '<img srcset="http://a.test/x.png 1x" src="http://a.test/x.png"><picture><source srcset="http://a.test/x.png"></picture>',
  '<b is="x-evil" slot="x" part="y" nonce="z">x</b>',
];

const PIECES = ENEMIES.flatMap((enemy) => enemy.match(/<[^<>]*>?|[^<]+/g) ?? []);

/** Everything DOMPurify would still take out of it. The word in front keeps styles where they stand. */
function removedByDomPurify(html: string): unknown[] {
  DOMPurify.sanitize(`x${html}`, { ADD_ATTR: ['target'] });
  return DOMPurify.removed;
}

describe('a hostile mail', () => {
  it.each(ENEMIES)('has nothing left that runs, loads or reaches out: %s', (enemy) => {
    const html = sanitizeMailHtml(enemy);
    expect(findDanger(html)).toEqual([]);
    expect(removedByDomPurify(html)).toEqual([]);
  });

  it('is seen by both judges as long as nobody cleans it', () => {
    const seen = ENEMIES.filter((enemy) => findDanger(enemy).length > 0 && removedByDomPurify(enemy).length > 0);
    expect(seen.length).toBeGreaterThan(ENEMIES.length * 0.7);
  });

  it('is made the same by a second pass', () => {
    for (const enemy of [
      ...ENEMIES,
      '<body bgcolor=red><style>p{color:red}</style><p id=a>x<img src=http://a.test/><img src=cid:b>',
    ]) {
      const html = sanitizeMailHtml(enemy);
      expect(sanitizeMailHtml(html)).toBe(html);
    }
  });

  it('has nothing dangerous with its pieces in any order', () => {
    const marks = '</style> </svg> <table> <td> <p> </p> <a/href= " \' ` > < &lt; /* */ \\ { }';
    const piece = fc.constantFrom(...PIECES, ...marks.split(' '));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = sanitizeMailHtml(pieces.join(''));
        expect(findDanger(html)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('leaves nothing for DOMPurify to take out', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
        expect(removedByDomPurify(sanitizeMailHtml(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['nested elements', '<div>'.repeat(100_000)],
    ['nested tables', '<table><tr><td>'.repeat(30_000)],
    ['ends without starts', `${'<div>'.repeat(50_000)}${'</b>'.repeat(50_000)}`],
    ['angle brackets', '<'.repeat(200_000)],
    ['attributes', `<p ${Array.from({ length: 50_000 }, (_one, index) => `a${index}`).join(' ')}>`],
    ['references', '&notit;'.repeat(50_000)],
    ['comments', '<!-- -'.repeat(100_000)],
    ['styles', `<style>${'@media x{'.repeat(20_000)}</style>`],
    ['brackets in styles', `<style>a${'('.repeat(100_000)}</style>`],
    ['blanks before an address', `<a href="${' '.repeat(1_000_000)}javascript:x">`],
  ])('of many %s is read through', (_name, html) => {
    expect(typeof sanitizeMailHtml(html)).toBe('string');
  });

  it('comes out flat enough for readers that recurse', () => {
    expect(sanitizeMailHtml('<div>'.repeat(100_000)).match(/<div>/g)).toHaveLength(200);
  });
});
