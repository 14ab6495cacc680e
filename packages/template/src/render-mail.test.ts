import { describe, expect, test } from 'vitest';
import { htmlToMarked } from './html-to-marked.ts';
import { htmlToText } from './html-to-text.ts';
import { lintMail } from './lint-mail.ts';
import { compileMail } from './render-mail.ts';

const mail = {
  subject: '{{company}}: {two|three} questions',
  html: '<p>{Hi|Hello} {{firstName}},</p><p>see <a href="https://harborline.test/a">our page</a> about {{company}}.</p>',
  text: null,
};
const lead = { firstName: 'Ann <b>', company: 'A & B' };

test('a page as marked text keeps links, pictures, emphasis, lists and variables, and nothing that runs', () => {
  const page =
    '<p>Hi {{firstName | default: &quot;there&quot;}}, see <a href="https://x.test/a?b=1&amp;c=2">our page</a> <b>now</b>.<br>Two</p>' +
    '<ul><li><p>{one|two}</p></li></ul><script>alert(1)</script><p><img src="https://x.test/p.png" alt="A plot"></p>';
  expect(htmlToMarked(page)).toBe(
    'Hi {{firstName | default: "there"}}, see [our page](https://x.test/a?b=1&c=2) **now**.\nTwo\n\n' +
      '- {one|two}\n\n![A plot](https://x.test/p.png)',
  );
});

test.each([
  ['<p>Hello</p><p>World</p>', 'Hello\n\nWorld'],
  ['<p>Hello</p><p></p><p>World</p>', 'Hello\n\nWorld'],
  ['<p>Hello</p><p><br></p><p>&nbsp;</p><p>World</p>', 'Hello\n\nWorld'],
  ['<div>Hello</div><div><br></div><div>World</div>', 'Hello\n\nWorld'],
  ['<p>Hello<br>World</p>', 'Hello\nWorld'],
])('two paragraphs of %s stay one blank line apart in text, however often Enter was pressed', (page, text) => {
  expect(htmlToText(page)).toBe(text);
  expect(htmlToMarked(page)).toBe(text);
});

describe('a mail', () => {
  test('is written for a page, for plain text and for a header, each in its own way', () => {
    const { render } = compileMail(mail);
    const { subject, html, text, missing } = render(lead, 'lead-1');
    expect(subject).toMatch(/^A & B: (two|three) questions$/);
    expect(html).toContain('Ann &lt;b&gt;');
    expect(html).toContain('A &amp; B');
    expect(text).toMatch(/^(Hi|Hello) Ann <b>,\n\nsee our page \(https:\/\/harborline\.test\/a\) about A & B\.$/);
    expect(missing).toEqual([]);
  });

  test('makes the same choices in both its halves', () => {
    const { render } = compileMail(mail);
    for (let seed = 0; seed < 50; seed += 1) {
      const { html, text } = render(lead, String(seed));
      expect(html.includes('Hello')).toBe(text.startsWith('Hello'));
    }
  });

  test('tells what a person lacks, once, wherever it is needed', () => {
    expect(compileMail(mail).render({ firstName: 'Ann' }, 's').missing).toEqual(['company']);
  });

  test('leaves no gap in its text where a paragraph is empty for a recipient', () => {
    const { render } = compileMail({ ...mail, html: '<p>Hi</p><p>{{city | default: ""}}</p><p>Bye</p>' });
    expect(render(lead, 's').text).toBe('Hi\n\nBye');
    expect(render({ city: 'Kiel' }, 's').text).toBe('Hi\n\nKiel\n\nBye');
  });

  test('keeps an own plain text', () => {
    expect(compileMail({ ...mail, text: 'Dear {{firstName}}' }).render(lead, 's').text).toBe('Dear Ann <b>');
  });
});

describe('the content check', () => {
  const FINE = {
    subject: 'Two invoices, one mistake',
    html: `<p>Hi {{firstName}},</p><p>${'we look at freight bills for carriers like yours. '.repeat(5)}</p>`,
    text: null,
  };
  const rulesOf = (changed: Partial<typeof FINE>, isFirstRound = true) =>
    lintMail({ ...FINE, ...changed }, { isFirstRound }).map(({ rule }) => rule);

  test('has nothing to say about a plain, personal, short mail', () => {
    expect(rulesOf({})).toEqual([]);
  });

  test.each([
    ['spamWords', { subject: 'Act now' }],
    ['spamWords', { subject: '限时优惠来了' }],
    ['capitals', { subject: 'READ this' }],
    ['exclamations', { subject: 'Hello! You!' }],
    ['subjectLong', { subject: 'a '.repeat(40) }],
    ['subjectEmpty', { subject: ' ' }],
    ['fakeReply', { subject: 'Re: our talk' }],
    ['bodyShort', { html: '<p>Hi {{firstName}}</p>' }],
    ['bodyEmpty', { html: '<p></p><p> &nbsp;</p>' }],
    ['bodyLong', { html: `<p>{{firstName}} ${'some words. '.repeat(150)}</p>` }],
    ['manyLinks', { html: `${FINE.html}${'<a href="https://a.test">x</a>'.repeat(3)}` }],
    ['shortenedLinks', { html: `${FINE.html}<a href="https://bit.ly/x">x</a>` }],
    ['mostlyPictures', { html: `${FINE.html}${'<img src="x">'.repeat(9)}` }],
    ['picturesWithoutWords', { html: `${FINE.html}<img src="x" alt=" ">` }],
    ['impersonal', { html: FINE.html.replace('{{firstName}}', 'you') }],
    ['longSentences', { html: `<p>{{firstName}} ${'and so on '.repeat(15)}</p>` }],
    ['templateProblem', { subject: '{{firstName' }],
    ['blankLeft', { html: FINE.html.replace('{{firstName}}', '{{firstName}} [… what you do]') }],
  ])('remarks on %s', (rule, changed) => {
    expect(rulesOf(changed)).toContain(rule);
  });

  test('a picture with words about it is nothing to remark on', () => {
    expect(rulesOf({ html: `${FINE.html}<img src="picture:1" alt="A chart">` })).toEqual([]);
  });

  test('a follow-up may have no subject, as it goes on in its thread', () => {
    expect(rulesOf({ subject: '' }, false)).toEqual([]);
  });

  test('an omission in a quotation is no blank', () => {
    expect(rulesOf({ subject: 'One […] for [some]' })).toEqual([]);
  });

  test('a word inside another is not a spam word', () => {
    expect(rulesOf({ subject: 'Purgently cheaply' })).toEqual([]);
  });
});
