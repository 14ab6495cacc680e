import { doIUseEmail } from '@jsx-email/doiuse-email';
import { describe, expect, test } from 'vitest';
import { prepareOutgoing, prepareOutgoingText } from './prepare-outgoing.ts';
import { quoteHtml, sanitizeForQuote } from './quote-html.ts';
import { quoteText } from './quote-text.ts';

/** All a mail can be made of. */
const CONTENT = [
  '<h1>One</h1><h2>Two</h2><h3>Three</h3>',
  '<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code> <a href="https://a.test/b">words</a><br>next</p>',
  '<p></p><p>See <img src="cid:logo@a.test" alt="our logo" width="120"></p>',
  '<ul><li><p>a</p><ol start="3" type="a"><li><p>b</p></li></ol></li></ul>',
  '<blockquote><p>said</p><blockquote><p>before</p></blockquote></blockquote>',
  '<table><tbody><tr><th><p>Carrier</p></th><th><p>Rate</p></th></tr><tr><td><p>Nordkai</p></td><td style="text-align:right"><p>1.20</p></td></tr></tbody></table>',
].join('');

const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';

describe('a mail that leaves', () => {
  test('uses nothing in our part that Gmail, Outlook or Apple Mail do not know', () => {
    const { html } = prepareOutgoing({ html: CONTENT, signature: 'Maya\nHarborline' });
    const judged = doIUseEmail(bodyOf(html), { emailClients: ['gmail.*', 'outlook.*', 'apple-mail.*'] });
    expect(judged).toMatchObject({ success: true });
    expect(html).not.toMatch(/<style|class=/);
  });

  test('says the same as text', () => {
    expect(prepareOutgoing({ html: CONTENT, signature: '<p>Maya<br>Harborline</p>' }).text).toBe(
      [
        'One\n\nTwo\n\nThree\n\nb i u s c words (https://a.test/b)\nnext\n\n\nSee [our logo]',
        '\n\n- a\n  c. b\n\n> said\n>\n>> before\n\nCarrier  Rate\n-------  ----\nNordkai  1.20',
        '\n\n-- \nMaya\nHarborline\n',
      ].join(''),
    );
  });

  test('has no placeholder of a picture that is still loading, and nothing that runs', () => {
    const { html } = prepareOutgoing({
      html: '<p>a<img src="blob:http://localhost/1" data-state="reload"><img src="data:image/png;base64,AA=="><img data-state="loading"><a href="javascript:alert(1)" onclick="b()">x</a><script>alert(1)</script></p>',
    });
    expect(bodyOf(html)).toMatch(/<p style="[^"]*">ax<\/p>/);
  });

  test('without words is empty, and its empty ends are cut', () => {
    expect(prepareOutgoing({ html: '' }).text).toBe('\n');
    expect(prepareOutgoing({ html: '<p>a</p><p></p><p></p>' }).text).toBe('a\n');
  });
});

describe('the original under a mail', () => {
  const original = sanitizeForQuote(
    '<html><head><style>p { color: red } .x { font-size: 2px }</style></head><body bgcolor="#eee"><p class="x" onclick="a()">Hi</p><img src="cid:logo@b.test"><img src="https://b.test/banner.png"><img src="https://b.test/pixel.gif" width="1" height="1"><script>alert(1)</script></body></html>',
  );

  test('is as it came, without what runs or tracks, with its pictures', () => {
    const quote = quoteHtml('On Monday, K <k@b.test> wrote:', original);
    expect(quote).toContain('K &lt;k@b.test&gt; wrote:');
    expect(quote).toContain('src="cid:logo@b.test"');
    expect(quote).toContain('https://b.test/banner.png');
    expect(quote).not.toMatch(/pixel|script|onclick/);
  });

  test('keeps its styles to itself', () => {
    const { html } = prepareOutgoing({
      html: '<p class="x">Ours</p>',
      quote: { head: 'K wrote:', html: original, text: null },
    });
    const [, sheet = ''] = /<head>.*<style>(.*)<\/style><\/head>/.exec(html) ?? [];
    expect(sheet).not.toBe('');
    for (const selector of sheet.split('}').filter(Boolean)) expect(selector).toMatch(/^\.mail-html /);
    const [ours = ''] = bodyOf(html).split('<blockquote');
    expect(ours).not.toContain('mail-html');
    expect(ours).not.toContain('class=');
  });

  test('is quoted with one sign for each level', () => {
    expect(quoteText('Hi\r\n\r\n> before\n>> long before\n')).toBe('> Hi\n>\n>> before\n>>> long before\n>');
    const quote = { head: 'K wrote:', html: null, text: 'Hi\n> before' };
    expect(prepareOutgoingText({ text: 'Yes.\n', signature: 'Maya', quote })).toBe(
      'Yes.\n\n-- \nMaya\n\nK wrote:\n> Hi\n>> before\n',
    );
    expect(prepareOutgoing({ html: '<p>Yes.</p>', quote }).html).toContain('<p>Hi<br>&gt; before</p>');
  });
});
