import { describe, expect, it } from 'vitest';
import { splitReply, trimQuotedReply } from './split-reply.ts';

const attribution = 'On Mon, Nov 16, 2026 at 9:42 AM Maya &lt;maya@harborline.test&gt; wrote:';
const unknownTongue = 'Maya, 16-11-2026, kama ifuatavyo';

describe('a reply in HTML', () => {
  it.each([
    [
      'Gmail',
      `<div dir="ltr">Yes, <b>gladly</b>.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${unknownTongue}<br></div><blockquote class="gmail_quote"><div>Shall we?</div></blockquote></div>`,
    ],
    [
      'Apple Mail',
      `<div>Yes, gladly.</div><blockquote type="cite"><div>${unknownTongue}</div><div>Shall we?</div></blockquote>`,
    ],
    [
      'Thunderbird',
      `<p>Yes, gladly.</p><div class="moz-cite-prefix">${unknownTongue}<br></div><blockquote type="cite" cite="mid:x"><p>Shall we?</p></blockquote>`,
    ],
    [
      'Outlook on a desk',
      `<div class="WordSection1"><p class="MsoNormal">Yes, gladly.</p><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b>Mittente sconosciuto</b> Maya</p></div><p>Shall we?</p></div>`,
    ],
    [
      'Outlook in a browser',
      '<div>Yes, gladly.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>X:</b> Maya</div><div>Shall we?</div>',
    ],
    [
      'Outlook on a Mac',
      '<div>Yes, gladly.</div><span id="OLK_SRC_BODY_SECTION"><div>Maya</div><div>Shall we?</div></span>',
    ],
    ['Outlook quoting Outlook', '<div>Yes, gladly.</div><div id="x_x_divRplyFwdMsg">Maya</div><div>Shall we?</div>'],
    [
      'Yahoo',
      '<div>Yes, gladly.</div><div id="ydp1yahoo_quoted_123" class="ydp1yahoo_quoted"><div>Maya</div><div>Shall we?</div></div>',
    ],
    [
      'Proton',
      `<div>Yes, gladly.</div><div class="protonmail_quote">${attribution}<br><blockquote class="protonmail_quote" type="cite">Shall we?</blockquote></div>`,
    ],
    [
      'Zoho',
      `<div>Yes, gladly.</div><div class="zmail_extra">---- ${attribution.slice(0, -1)} ----<br><blockquote>Shall we?</blockquote></div>`,
    ],
    ['Spark', '<div>Yes, gladly.</div><div name="messageReplySection">Maya<blockquote>Shall we?</blockquote></div>'],
    ['Zimbra', '<div>Yes, gladly.</div><hr id="zwchr"><div><b>X: </b>Maya<br>Shall we?</div>'],
    [
      'Hotmail of old',
      '<div>Yes, gladly.</div><hr id="stopSpelling">Date: Mon<br>From: maya@harborline.test<br>To: j@b.test<br>Shall we?',
    ],
    [
      'Feishu',
      '<div>Yes, gladly.</div><div id="lark-mail-quote-8f1c" class="history-quote-wrapper">Maya<br>Shall we?</div>',
    ],
    ['NetEase', '<div>Yes, gladly.</div><div id="isReplyContent">在 2026-11-16，Maya 写道：<br>Shall we?</div>'],
    [
      'QQ Mail',
      '<div>Yes, gladly.</div><div>------------------&nbsp;原始邮件&nbsp;------------------</div><div><b>发件人:</b>&nbsp;"Maya"</div><div>Shall we?</div>',
    ],
    [
      'Foxmail',
      '<div>Yes, gladly.</div><hr><div><b>发件人：</b> <a href="mailto:maya@harborline.test">Maya</a></div><div><b>发送时间：</b> 2026-11-16 09:42</div><div><b>收件人：</b> Jonas</div><div><b>主题：</b> Talk</div><div>Shall we?</div>',
    ],
    ['a client without marks', `Yes, gladly.<p>${attribution}</p><p>Shall we?</p>`],
    ['a client that indents', 'Yes, gladly.<blockquote>Shall we?</blockquote>'],
  ])('from %s says what is new', (_client, html) => {
    expect(trimQuotedReply({ html })).toBe('Yes, gladly.');
    expect(splitReply({ html }).quoted).toContain('Shall we?');
  });

  it('is read before the text beside it', () => {
    const html = '<p>New</p><blockquote type="cite">Old</blockquote>';
    expect(trimQuotedReply({ html, text: 'New Old' })).toBe('New');
    expect(trimQuotedReply({ html: '<img src="cid:1">', text: 'New' })).toBe('New');
  });

  it('keeps what a person indents, and answers between quotes', () => {
    expect(trimQuotedReply({ html: '<p>See:</p><blockquote>our terms</blockquote><p>Fine?</p>' })).toBe(
      'See:\n\nour terms\n\nFine?',
    );
    const html = `<div class="gmail_quote"><div class="gmail_attr">${attribution}</div><blockquote class="gmail_quote">Which day?</blockquote><div>Thursday.</div><blockquote class="gmail_quote">What time?</blockquote><div>Ten.</div></div>`;
    expect(trimQuotedReply({ html })).toBe('Which day?\nThursday.\nWhat time?\nTen.');
  });

  it('leaves out signatures that clients mark', () => {
    const html =
      '<div>Yes.</div><span class="gmail_signature_prefix">-- </span><br><div class="gmail_signature">Jonas<br>Brandt GmbH</div>';
    expect(splitReply({ html })).toEqual({ written: 'Yes.', quoted: '', signature: '--\nJonas\nBrandt GmbH' });
  });

  it('reads what a reader sees: entities, lines, cells, and neither styles nor comments', () => {
    const html =
      '<html><head><title>no</title><style>p{}</style></head><body><!-- no --><p>Gr&uuml;&szlig;e &amp;\n  mehr</p><pre>a\n  b</pre>c<br>d<script>no()</script></body></html>';
    expect(trimQuotedReply({ html })).toBe('Grüße & mehr\n\na\nb\n\nc\nd');
  });
});
