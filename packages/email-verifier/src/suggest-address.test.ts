import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BIG_PROVIDERS } from './known-providers.ts';
import { suggestAddress } from './suggest-address.ts';

describe('the address that was meant', () => {
  it.each([
    ['maya@gmial.com', 'maya@gmail.com'],
    ['maya@gmail.con', 'maya@gmail.com'],
    ['maya@hotmal.fr', 'maya@hotmail.fr'],
    ['maya@yahoo', 'maya@yahoo.com'],
    ['maya@outlok.com', 'maya@outlook.com'],
    ['maya@icoud.com', 'maya@icloud.com'],
    ['maya@gmailcom', 'maya@gmail.com'],
    ['maya@gmail,com', 'maya@gmail.com'],
    ['maya@g.mail.com', 'maya@gmail.com'],
    ['maya@gmail..com', 'maya@gmail.com'],
    ['maya@hot.mail.com', 'maya@hotmail.com'],
    ['maya@yahoocom', 'maya@yahoo.com'],
    ['maya@outlookcom', 'maya@outlook.com'],
  ])('%s → %s', (typed, meant) => expect(suggestAddress(typed)).toBe(meant));

  it.each([
    'maya@harborline.test',
    'maya@mail.com',
    'maya@yahoo.co.uk',
    'maya@ymail.com',
    'maya@hp.com',
    'maya',
    '@gmial.com',
  ])('leaves %s alone', (typed) => expect(suggestAddress(typed)).toBeNull());

  it('never mends what is right, and mends to what is right', () => {
    const right = BIG_PROVIDERS.flatMap(({ name, endings }) => endings.map((ending) => `${name}.${ending}`));
    for (const domain of right) expect(suggestAddress(`maya@${domain}`)).toBeNull();
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (domain) => {
        const meant = suggestAddress(`maya@${domain}`);
        return meant === null || right.includes(meant.slice('maya@'.length));
      }),
    );
  });
});
