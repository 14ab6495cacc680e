import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAsciiDomain } from './domain.ts';
import { isAddress, parseAddress } from './parse-address.ts';
import { parseAddressList } from './parse-address-list.ts';

describe('one mailbox', () => {
  it.each([
    ['maya@harborline.test', { address: 'maya@harborline.test' }],
    ['Maya Lindqvist <maya@harborline.test>', { address: 'maya@harborline.test', name: 'Maya Lindqvist' }],
    ['"Lindqvist, Maya" <maya@harborline.test>', { address: 'maya@harborline.test', name: 'Lindqvist, Maya' }],
    ['maya@harborline.test (Maya Lindqvist)', { address: 'maya@harborline.test', name: 'Maya Lindqvist' }],
    ['<maya@harborline.test>', { address: 'maya@harborline.test' }],
    ['"maya lindqvist"@harborline.test', { address: '"maya lindqvist"@harborline.test' }],
    ['jörg@müller.test', { address: 'jörg@müller.test' }],
    ['post@[192.0.2.7]', { address: 'post@[192.0.2.7]' }],
  ])('reads %s', (text, expected) => expect(parseAddress(text)).toEqual(expected));

  it.each([
    'maya@harborline.test, jonas@harborline.test',
    'Team: maya@harborline.test;',
    'Lindqvist, Maya <maya@harborline.test>',
    'maya@@harborline.test',
    'maya@harborline..test',
    'maya@-harborline.test',
    'maya@harborline.test\r\nBcc: everybody@harborline.test',
    'Maya\r\nBcc: x@y.test <maya@harborline.test>',
    'maya\u200b@harborline.test',
    'maya@harborline.test\u0000',
    'maya@http://harborline.test',
    `${'m'.repeat(65)}@harborline.test`,
    `maya@${'h'.repeat(64)}.test`,
  ])('refuses %j', (text) => expect(parseAddress(text)).toBeNull());

  it('takes no text by surprise, and what it gives is an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const parsed = parseAddress(text);
        return parsed === null || isAddress(parsed.address);
      }),
    );
  });
});

describe('a list of people', () => {
  it.each<[string, [string, string][]]>([
    [
      'Maya <maya@a.test>, jonas@b.test',
      [
        ['Maya', 'maya@a.test'],
        ['', 'jonas@b.test'],
      ],
    ],
    ['Brandt, Jonas <jonas@b.test>', [['Brandt, Jonas', 'jonas@b.test']]],
    ['"x@evil.test more"@good.test', [['', '"x@evil.test more"@good.test']]],
    [
      'Crew: maya@a.test, Jonas <jonas@b.test>;, priya@c.test',
      [
        ['', 'maya@a.test'],
        ['Jonas', 'jonas@b.test'],
        ['', 'priya@c.test'],
      ],
    ],
    ['Undisclosed recipients:;', []],
    ['maya@a.test (Maya at work)', [['Maya at work', 'maya@a.test']]],
    ['Maya <maya@a.test', [['Maya', 'maya@a.test']]],
    ['post@[IPv6:2001:db8::1]', [['', 'post@[IPv6:2001:db8::1]']]],
    [
      'Somebody, maya@a.test',
      [
        ['Somebody', ''],
        ['', 'maya@a.test'],
      ],
    ],
  ])('reads %s', (header, expected) => {
    expect(parseAddressList(header).map(({ name, address }) => [name, address])).toEqual(expected);
  });

  it('never throws, for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ab@.,;:<>()[]"\\ \t\n')) }), (header) =>
        Array.isArray(parseAddressList(header)),
      ),
    );
  });

  it.each(['(', '"', '<', '[', 'a:', ',', '\\', '"\\', '<"'])('reads a long run of %j once over', (mark) => {
    const readTime = (length: number) => {
      const header = mark.repeat(length);
      // Of the processor, which others may have in between.
      const started = process.cpuUsage();
      parseAddressList(header);
      return process.cpuUsage(started).user / 1_000;
    };
    // The best of some: a collection of garbage is nobody's fault.
    const best = (length: number) => Math.min(...Array.from({ length: 4 }, () => readTime(length)));
    const small = Math.max(best(20_000), 1);
    // Eight times the text may take about eight times as long, never its square.
    expect(best(160_000) / small).toBeLessThan(40);
  });
});

describe('a domain in ASCII', () => {
  it('Is for every name what the parser of web addresses makes of it', () => {
    const part = fc.constantFrom('a', 'z', '0', '9', '-', '.', 'xn--', 'A', 'ü', 'ß', '。', '0x1f', '1', '_', 'test');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const name = parts.join('');
        const url = `http://${name}/`;
        expect(toAsciiDomain(name)).toBe(URL.canParse(url) ? new URL(url).hostname : undefined);
      }),
      { numRuns: 2_000 },
    );
  });
});
