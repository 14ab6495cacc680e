import { describe, expect, it } from 'vitest';
import { inspectMailHtml, sanitizeMailHtml } from './sanitize-mail-html.ts';

const LINK = 'target="_blank" rel="noopener noreferrer nofollow"';

describe('what a mail shows', () => {
  it.each([
    ['<p>Hello <b>you</b> &amp; all</p>', '<p>Hello <b>you</b> &amp; all</p>'],
    ['one<br/>two<hr>', 'one<br>two<hr>'],
    ['<p>one<p>two', '<p>one<p>two'],
    ['<ul><li>one<li>two</ul>', '<ul><li>one<li>two</ul>'],
    ['<b><i>x</b>y</i>', '<b><i>x</i></b>y'],
    ['<table><tr><td>a<td>b<tr><td>c</table>', '<table><tr><td>a<td>b<tr><td>c</table>'],
    [
      '<blockquote type="cite" class="gmail_quote">x</blockquote>',
      '<blockquote type="cite" class="gmail_quote">x</blockquote>',
    ],
    ['<o:p>office</o:p><unknown>words</unknown>', 'officewords'],
    ['<h1 align=center>a < b</h1>', '<h1 align="center">a &lt; b</h1>'],
    ['<!DOCTYPE html><!-- note --><![if !mso]>seen<![endif]>', 'seen'],
  ])('is kept: %j', (html, kept) => expect(sanitizeMailHtml(html)).toBe(kept));

  it.each([
    ['</div></table></td>out', 'out'],
    [
      '<div><table><tr><td></div>in</td></tr></table>after</div>',
      '<div><table><tr><td>in</td></tr></table>after</div>',
    ],
    [
      '<table><tr><td><table><tr><td>x</td></td></tr></table>y</td></tr></table>',
      '<table><tr><td><table><tr><td>x</td></tr></table>y</td></tr></table>',
    ],
    ['<td>no table</td>', 'no table'],
    [
      '<a href="http://a.test/">one<a href="http://b.test/">two',
      `<a href="http://a.test/" ${LINK}>one</a><a href="http://b.test/" ${LINK}>two</a>`,
    ],
  ])('closes what it opens and nothing else: %j', (html, kept) => expect(sanitizeMailHtml(html)).toBe(kept));

  it.each([
    '<script>alert(1)</script>',
    '<style>@import url(http://a.test/x.css);</style>',
    '<iframe src="http://a.test/">x</iframe>',
    '<object data="x"><embed src="x"></object>',
    '<svg><script>alert(1)</script><a href="x">y</a></svg>',
    '<math><mi>x</mi></math>',
    '<template><p>x</p></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<link rel="stylesheet" href="http://a.test/x.css"><meta http-equiv="refresh" content="0"><base href="http://a.test/">',
    '<form action="http://a.test/"><input name="password"><select><option>x</select><textarea>x</textarea></form>',
    '<title>x</title>',
    '<video poster="http://a.test/p.png" src="http://a.test/v.mp4"><source src="http://a.test/v.mp4"></video>',
  ])('is not what runs, loads or asks: %j', (html) => {
    expect(sanitizeMailHtml(html).replaceAll('"&gt;', '').trim()).toBe('');
  });

  it('keeps ids and maps apart from those of the page around it', () => {
    expect(sanitizeMailHtml('<p id="root" name="x">a</p><map name="m"></map><img usemap="#m" alt="x">')).toBe(
      '<p id="mail-root">a</p><map name="mail-m"></map><img usemap="#mail-m" alt="x">',
    );
  });
});

describe('links', () => {
  it.each([
    ['https://harborline.test/a?b=c&d', 'https://harborline.test/a?b=c&amp;d'],
    ['  HTTP://Harborline.test ', 'http://harborline.test/'],
    ['//harborline.test/x', 'https://harborline.test/x'],
    ['mailto:maya@harborline.test?subject=a%20b', 'mailto:maya@harborline.test?subject=a%20b'],
    ['tel:+4912345', 'tel:+4912345'],
  ])('to %s are kept, and open elsewhere', (address, kept) => {
    expect(sanitizeMailHtml(`<a href="${address}" onclick="x()" ping="http://p.test">x</a>`)).toBe(
      `<a href="${kept}" ${LINK}>x</a>`,
    );
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    '&#1;javascript:alert(1)',
    'JaVaScRiPt&colon;alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'about:blank',
    '/relative',
    '#part',
    'http://',
  ])('to %j lead nowhere', (address) => {
    expect(sanitizeMailHtml(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
  });

  it('are listed with their real targets', () => {
    const { links } = inspectMailHtml(
      '<a href="http://evil.test">bank.test</a><a href="tel:1">a</a><a href="tel:1">b</a>',
    );
    expect(links).toEqual(['http://evil.test/', 'tel:1']);
  });
});

describe('pictures', () => {
  const remote = '<img src="http://a.test/p.png" srcset="http://a.test/2x.png 2x" alt="Our office" width="300">';

  it('on a foreign server are not loaded, and their place is marked', () => {
    expect(inspectMailHtml(remote)).toMatchObject({
      html: '<img alt="Our office" width="300" data-mail-image="remote">',
      remoteImages: 1,
      trackingPixels: 0,
    });
  });

  it('come through the server the caller names', () => {
    const options = { remoteImage: (url: string) => `/proxy?url=${encodeURIComponent(url)}` };
    const html = `${remote}<td background="x"><div style="background:#fff url('http://a.test/b.png')">x</div>`;
    expect(sanitizeMailHtml(html, options)).toBe(
      '<img alt="Our office" width="300" src="/proxy?url=http%3A%2F%2Fa.test%2Fp.png">' +
        `<div style="background:#fff url('/proxy?url=http%3A%2F%2Fa.test%2Fb.png')">x</div>`,
    );
  });

  it('come from nowhere else, even if the caller says so', () => {
    for (const bad of ['javascript:alert(1)', 'data:image/svg+xml;base64,AAAA', '//a.test/x', '']) {
      const html = sanitizeMailHtml(remote, { remoteImage: () => bad });
      expect(html).not.toContain(bad === '' ? 'src=' : `src="${bad}`);
    }
  });

  it('that came with the mail are named for the caller, or shown from where it says', () => {
    const html = '<img src="cid:logo%40here">';
    expect(sanitizeMailHtml(html)).toBe('<img data-mail-cid="logo@here">');
    expect(sanitizeMailHtml(html, { inlineImage: (id) => `/part?id=${id}` })).toBe('<img src="/part?id=logo@here">');
  });

  it('in the text are kept if they are made of dots', () => {
    expect(sanitizeMailHtml('<img src="data:image/png;base64,iVBO\nRw0K">')).toBe(
      '<img src="data:image/png;base64,iVBORw0K">',
    );
    expect(sanitizeMailHtml('<img src="data:image/svg+xml;base64,AAAA"><img src="data:text/html;base64,AAAA">')).toBe(
      '',
    );
  });

  it.each([
    'width="1" height="1"',
    'width="0"',
    'height="0" width="50"',
    'style="width:1px;height:1px"',
    'style="display:none"',
    'style="VISIBILITY: hidden"',
    'style="max-height:0px"',
    'style="opacity:0"',
  ])('that nobody can see are left out even where pictures are shown: %s', (attributes) => {
    const options = { remoteImage: () => '/proxy' };
    expect(inspectMailHtml(`<img src="http://a.test/p.gif" ${attributes}>`, options)).toMatchObject({
      html: '',
      trackingPixels: 1,
      remoteImages: 0,
    });
  });
});

describe('styles', () => {
  it.each([
    ['color: RED; font-family: "Segoe UI", Arial', "color:RED;font-family:'Segoe UI', Arial"],
    ['font-family:"\\5FAE\\8F6F"', "font-family:'微软'"],
    ['margin:0 auto;padding:1.5em 10%', 'margin:0 auto;padding:1.5em 10%'],
    ['width:calc(100% - 20px)!important', 'width:calc(100% - 20px)!important'],
    ['background:#fff url(http://a.test/b.png) no-repeat', 'background:#fff none no-repeat'],
    ['color:red;position:fixed;top:0;z-index:9', 'color:red'],
    ['position:absolute', ''],
    ['margin-top:-500px', ''],
    ['margin:calc(0px - 500px)', ''],
    ['width:expression(alert(1))', ''],
    ['wi\\64th:10px', 'width:10px'],
    ['background:u\\72l(javascript:x)', 'background:none'],
    ['behavior:url(x.htc);-moz-binding:url(x.xml#y)', ''],
    ['list-style-image:url(http://a.test/x.png);cursor:url(x),auto', ''],
    ['background-image:image-set("http://a.test/x.png" 1x)', ''],
    ['color:red}body{display:none', ''],
    ['--x:url(http://a.test/x.png);color:var(--x)', ''],
    ['font-family:"</style><script>"', "font-family:'\\3c /style\\3e \\3c script\\3e '"],
  ])('of an element are filtered: %j', (style, kept) => {
    const html = sanitizeMailHtml(`<p style="${style.replaceAll('"', '&quot;')}">x</p>`);
    expect(html).toBe(kept === '' ? '<p>x</p>' : `<p style="${kept}">x</p>`);
  });

  const styled = (css: string) => sanitizeMailHtml(`<style>${css}</style>x`);

  it.each([
    ['p, .a > b:hover {color:red}', '.mail-html p,.mail-html .a > b:hover{color:red}'],
    ['body, html {color:red} html body p{color:blue}', '.mail-html,.mail-html{color:red}.mail-html p{color:blue}'],
    ['#top td[class="x"]{width:1px}', ".mail-html #mail-top td[class='x']{width:1px}"],
    [
      '<!-- @media only screen and (max-width: 600px) { p{width:100%} } -->',
      '@media only screen and (max-width: 600px){.mail-html p{width:100%}}',
    ],
    ['li:nth-child(2n+1){color:red}', '.mail-html li:nth-child(2n+1){color:red}'],
    ['@import "http://a.test/x.css"; p{color:red}', '.mail-html p{color:red}'],
    ['@font-face{font-family:x;src:url(http://a.test/x.woff)}p{color:red}', '.mail-html p{color:red}'],
    ['p{background:url(http://a.test/x.png);color:red}', '.mail-html p{background:none;color:red}'],
    ['p{color:red', '.mail-html p{color:red}'],
  ])('of the whole mail are held to it: %j', (css, kept) => {
    expect(styled(css)).toBe(`<style>${kept}</style><div class="mail-html">x</div>`);
  });

  it.each([
    'p::before{content:"x"}',
    'p[{color:red}',
    'p{}',
    '@media (x){@media (y){p{color:red}}}',
    '@keyframes x{from{color:red}}',
  ])('of the whole mail are left out where they do more: %j', (css) => expect(styled(css)).toBe('x'));

  it('of the body become those of the element around the mail', () => {
    expect(
      sanitizeMailHtml(
        '<html><body bgcolor="#eee" text="red" class="dark" style="padding:1px" onload="x()">x</body></html>',
      ),
    ).toBe('<div class="mail-html dark" style="background-color:#eee;color:red;padding:1px">x</div>');
  });
});
