import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHeaderWords } from './decode-header-words.ts';
import { readParameters } from './header-parameters.ts';

describe('encoded words', () => {
  it.each([
    ['plain', 'plain'],
    ['=?utf-8?Q?caf=C3=A9_au_lait?=', 'café au lait'],
    ['=?utf-8?B?Y2Fmw6k=?= and more', 'café and more'],
    ['=?ISO-8859-1*fr?q?caf=E9?=', 'café'],
    ['=?utf-8?q?one?= =?utf-8?q?two?=', 'onetwo'],
    ['=?utf-8?q?one?=\t =?iso-8859-1?q?tw=F6?= three', 'onetwö three'],
    ['=?utf-8?q?caf=C3?= =?utf-8?q?=A9?=', 'café'],
    ['"=?utf-8?q?J=C3=B6rg?=" <joerg@harborline.test>', '"Jörg" <joerg@harborline.test>'],
    ['=?utf-8?Q?What now??=', 'What now?'],
    ['=?utf-8?x?what?= =?', '=?utf-8?x?what?= =?'],
    ['=?utf-8?q?open', '=?utf-8?q?open'],
    ['1 =? 2', '1 =? 2'],
  ])('in %j read %j', (value, text) => expect(decodeHeaderWords(value)).toBe(text));

  it('are read in one go, however many there are', () => {
    expect(decodeHeaderWords('=?utf-8?q?a?= '.repeat(20_000))).toBe(`${'a'.repeat(20_000)} `);
    expect(decodeHeaderWords('=?u?q? '.repeat(200_000))).toHaveLength(1_400_000);
  });

  it('take no text by surprise', () => {
    const piece = fc.oneof(
      fc.constantFrom('=?', '?=', 'utf-8', '?q?', '?b?', '=', '_', ' ', '\n'),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(fc.property(fc.array(piece), (pieces) => typeof decodeHeaderWords(pieces.join('')) === 'string'));
  });
});

describe('parameters of a header', () => {
  it.each([
    ['text/plain; charset=utf-8', { charset: 'utf-8' }],
    ['TEXT/PLAIN; Charset="utf-8" ; format=flowed', { charset: 'utf-8', format: 'flowed' }],
    ['text/plain charset=utf-8 format=flowed', { charset: 'utf-8', format: 'flowed' }],
    ['text/plain; name=my long file.pdf; x=y', { name: 'my long file.pdf', x: 'y' }],
    [String.raw`text/plain; name="a \"b\" \\ c"`, { name: String.raw`a "b" \ c` }],
    ['text/plain (a comment); charset=utf-8 (another)', { charset: 'utf-8' }],
    ['text/plain; name="never closed', { name: 'never closed' }],
    ["text/plain; name*=utf-8'fr'caf%C3%A9.txt", { name: 'café.txt' }],
    ['text/plain; name*1*=%C3%A9; name*2=".txt"; name*0*=utf-8\'\'caf', { name: 'café.txt' }],
    ["text/plain; name=fallback; name*=utf-8''real", { name: 'real' }],
    ['text/plain; name="=?utf-8?q?caf=C3=A9?="', { name: 'café' }],
    ['text/plain; name*0="=?utf-8?q?ca"; name*1="f=C3=A9?="', { name: 'café' }],
    ['text/plain; ;; = ;=x; a', {}],
    ['text/plain; a=1; a=2', { a: '1' }],
  ])('in %j are found', (header, parameters) => {
    expect(readParameters(header)).toEqual({ value: 'text/plain', parameters });
  });

  it('cannot reach what every object has', () => {
    const { parameters } = readParameters('text/plain; __proto__=x; constructor=y');
    expect(Object.getPrototypeOf(parameters)).toBe(Object.prototype);
    expect(Object.entries(parameters)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
  });
});
