import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import {
  APPLE_PAGES,
  EXCEL,
  GMAIL,
  GOOGLE_DOCS,
  GOOGLE_DOCS_TABLE,
  GOOGLE_SHEETS,
  LIBRE_OFFICE,
} from './testing/other-clipboards.ts';
import { OUTLOOK_CLASSIC, OUTLOOK_WEB, WORD_LISTS, WORD_ONLINE, WORD_TABLE } from './testing/word-clipboards.ts';

const cleaned = (html: string) => cleanPastedHtml(html).html;
const li = (...blocks: string[]) => `<li>${blocks.join('')}</li>`;

describe('what is pasted from', () => {
  test('Word keeps its headings, links, and lists with their levels and numbers', () => {
    expect(cleaned(WORD_LISTS)).toBe(
      [
        '<h1>Agenda</h1>',
        '<p>We talk about <strong>three things</strong> on Thursday, see <a href="https://harborline.test/a?b=1&amp;c=2"><em>our page</em></a>.</p>',
        `<ol start="3">${li('<p>Rates</p>', `<ol type="a">${li('<p>Fixed</p>')}${li('<p>Floating</p>', `<ol type="i">${li('<p>By month</p>')}</ol>`)}</ol>`)}${li('<p>Surcharges</p>')}</ol>`,
        `<ul>${li('<p>Fuel</p>', `<ul>${li('<p>Road</p>')}</ul>`)}${li('<p>Toll</p>')}</ul>`,
      ].join(''),
    );
  });

  test('Word keeps a table with its head, forgets what was deleted, and says which pictures did not come along', () => {
    expect(cleanPastedHtml(WORD_TABLE)).toEqual({
      html: [
        '<table><tbody><tr><th><p>Carrier</p></th><th><p>Rate</p></th></tr>',
        '<tr><td><p>Nordkai</p></td><td><p>1,20</p></td></tr>',
        '<tr><td colspan="2"><p>Both</p></td></tr></tbody></table><p>It is right.</p>',
      ].join(''),
      lostPictures: 1,
    });
  });

  test('Word for the web has its items in one list again', () => {
    expect(cleaned(WORD_ONLINE)).toBe(
      `<p><strong>To bring</strong></p><ul>${li('<p>Invoices</p>', `<ol>${li('<p>October</p>')}${li('<p>November</p>')}</ol>`)}</ul>`,
    );
  });

  test('Outlook has paragraphs where it has empty lines, and lines where it has none', () => {
    expect(cleaned(OUTLOOK_CLASSIC)).toBe(
      '<p>Hello Maya,</p><p>Thursday works.</p><p><strong>Katrin Vogel</strong><br>Head of Operations</p>',
    );
    expect(cleaned(OUTLOOK_WEB)).toBe('<p>Hello Maya,</p><p>Thursday works.</p><ul><li><p>14:00</p></li></ul>');
  });

  test('Google Docs is bold where it is bold, and has its lists in each other', () => {
    expect(cleaned(GOOGLE_DOCS)).toBe(
      [
        '<h2>Plan</h2><p>Hello <strong>Katrin</strong>, see <a href="https://harborline.test/">here</a>.</p>',
        '<p>One<br><s>two</s></p>',
        `<ol start="4">${li('<p>Fourth</p>', `<ol type="a">${li('<p>Inner</p>')}</ol>`)}${li('<p>Fifth</p>')}</ol>`,
      ].join(''),
    );
  });

  test.each([
    ['Google Docs', GOOGLE_DOCS_TABLE, '<td><p>Nordkai</p></td><td><p>1,20</p></td>', ''],
    [
      'Google Sheets',
      GOOGLE_SHEETS,
      '<td><p>Nordkai<br>Logistik</p></td><td style="text-align:right"><p>1.2</p></td>',
      ' style="text-align:right"',
    ],
    ['Excel', EXCEL, '<td><p>Nordkai</p></td><td style="text-align:right"><p>1,20 €</p></td>', ''],
  ])('%s has a first row that is bold as the head of its table', (_program, html, row, look) => {
    expect(cleaned(html)).toContain(
      `<table><tbody><tr><th><p>Carrier</p></th><th${look}><p>Rate</p></th></tr><tr>${row}</tr>`,
    );
  });

  test('LibreOffice keeps numbers of lists and heads of tables', () => {
    expect(cleaned(LIBRE_OFFICE)).toBe(
      [
        '<p><strong>Plan</strong> for <em>Thursday</em></p>',
        `<ol start="2">${li('<p>Second</p>', '<ul><li><p>Inner</p></li></ul>')}${li('<p>Third</p>')}</ol>`,
        '<table><tbody><tr><th><p>Carrier</p></th><th><p>Rate</p></th></tr><tr><td><p></p></td><td><p>1,20</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  test('Pages and Notes has the looks of its style sheet', () => {
    expect(cleaned(APPLE_PAGES)).toBe(
      '<p><strong>Plan</strong> for <u>Thursday</u></p><ul><li><p>Rates</p></li><li><p>Tolls</p></li></ul>',
    );
  });

  test('a mail in Gmail keeps its lines and its pictures', () => {
    expect(cleaned(GMAIL)).toBe(
      '<p>Hello,</p><p>see <img src="https://mail.google.test/logo.png" alt="Logo" width="88">\u00a0and <u>this</u>.<br>Bye</p>',
    );
  });
});

test.each(
  Object.entries({
    WORD_LISTS,
    WORD_TABLE,
    WORD_ONLINE,
    OUTLOOK_CLASSIC,
    OUTLOOK_WEB,
    GOOGLE_DOCS,
    EXCEL,
    GOOGLE_SHEETS,
    LIBRE_OFFICE,
    APPLE_PAGES,
  }),
)('nothing of the way %s says its looks is left, and cleaning twice changes nothing', (_name, html) => {
  const once = cleaned(html);
  expect(once).not.toMatch(/mso-|class=|<o:|<!|<span|<font|<style|data-|id=/i);
  expect(cleaned(once)).toBe(once);
});

test.each([
  ['<p onclick="a()">x<script>alert(1)</script></p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
  ['<a href="java\nscript:alert(1)">x</a><img src=x onerror=alert(1)>', '<p>x</p>'],
  ['<iframe src="https://a.test"></iframe><p style="background:url(https://a.test)">x</p>', '<p>x</p>'],
])('what could run is not pasted: %s', (html, expected) => {
  expect(cleaned(html)).toBe(expected);
});

test.each([
  ['h.', 'i.', 'a', 8],
  ['iv.', 'v.', 'i', 4],
  ['(2)', '(3)', undefined, 2],
  ['1.1.', '1.2.', undefined, 1],
  ['十二、', '十三、', undefined, 12],
  ['B)', 'C)', 'A', 2],
])('items marked %s and %s are one list that is counted so', (first, second, type, start) => {
  const paragraph = (marker: string) =>
    `<p class=MsoListParagraph style='mso-list:l9 level1 lfo3'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>x</p>`;
  const attributes = `${start === 1 ? '' : ` start="${start}"`}${type === undefined ? '' : ` type="${type}"`}`;
  expect(cleaned(paragraph(first) + paragraph(second))).toBe(
    `<ol${attributes}><li><p>x</p></li><li><p>x</p></li></ol>`,
  );
});

const PIECES = [
  '<p>',
  '</p>',
  '<div>',
  '</div>',
  '<b>',
  '</b>',
  '<ul><li>',
  '</ul>',
  '<ol start=2>',
  '<li>',
  '</ol>',
  '<table>',
  '<tr>',
  '<td>',
  '<th colspan=9>',
  '</table>',
  '<blockquote>',
  '</blockquote>',
  '<a href="javascript:a()">',
  '<a href="https://a.test">',
  '</a>',
  '<img src=x onerror=a()>',
  '<img src="data:image/png;base64,AA==">',
  '<script>',
  '</script>',
  '<style>p{color:red}</style>',
  '<p style="mso-list:l0 level2 lfo1">',
  '<span style="mso-list:Ignore">1.</span>',
  '<!--',
  '-->',
  '<![if !a]>',
  '&lt;script&gt;',
  'words',
  ' ',
  '\u00a0',
  '"',
  "'",
  '<',
  '>',
  '&',
  '<svg onload=a()>',
  '<p onclick="a()" style="x:expression(a())">',
];
const TAGS = /^(?:\/?(?:p|h[1-3]|ul|li|tbody|tr|strong|em|u|s|code|blockquote|table|td|th|a|ol)|br)$/;
const OWN_TAG =
  /^<(?:a href="https:[^"<>]*"|ol(?: start="-?\d+")?(?: type="[aAiI]")?|t[dh](?: (?:col|row)span="\d+")*(?: style="text-align:\w+")?|img src="data:image[^"<>]*" alt="[^"<>]*"(?: width="\d+")?)>$/;

test('of anything pasted, only our own elements come out, each with its own attributes, and in pairs', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
      const html = cleaned(pieces.join(''));
      const open: string[] = [];
      for (const [tag, name = ''] of html.matchAll(/<(\/?\w*)[^<>]*>?/g)) {
        expect(tag === `<${name}>` ? TAGS.test(name) : OWN_TAG.test(tag), tag).toBe(true);
        if (name.startsWith('/')) expect(open.pop()).toBe(name.slice(1));
        else if (name !== 'br' && name !== 'img') open.push(name);
      }
      expect(open).toEqual([]);
    }),
  );
});
