// @vitest-environment jsdom
import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { expect, test } from 'vitest';
import { contentText, piecesOf } from './content-text.ts';

const variantWith = (changed: Partial<CampaignVariant>): CampaignVariant => ({
  id: 'a',
  subject: '',
  preheader: '',
  html: '',
  text: null,
  isPlainText: false,
  weight: 1,
  ...changed,
});

test('a page is read as its words, paragraph by paragraph, and nothing of it runs', () => {
  const html =
    '<p>Hi {{firstName}},</p><p>two <b>invoices</b><br>one mistake</p><script>alert(1)</script><style>p{}</style>';
  expect(contentText(variantWith({ html }))).toBe('Hi {{firstName}},\ntwo invoices\none mistake');
});

test('a plain mail is its own text', () => {
  expect(contentText(variantWith({ isPlainText: true, text: ' Hello ', html: '<p>Other</p>' }))).toBe('Hello');
});

test('variables and choices are told apart from the words around them', () => {
  const kinds = piecesOf('{Hi|Hello} {{firstName | default: "there"}}, {{random | a | b}}.').map(({ kind }) => kind);
  expect(kinds).toEqual(['choice', 'plain', 'variable', 'plain', 'choice', 'plain']);
});
