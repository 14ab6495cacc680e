import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

test.each([
  ['https://nordkai.test/team', 'our team', undefined],
  ['https://www.nordkai.test/', 'nordkai.test', undefined],
  ['https://mail.nordkai.test/x', 'https://nordkai.test', undefined],
  ['https://evil.test/nordkai.test', 'www.nordkai.test/login', 'www.nordkai.test'],
  ['https://nordkai.test.evil.test/', 'nordkai.test', 'nordkai.test'],
  ['mailto:katrin@nordkai.test', 'nordkai.test', undefined],
  ['no address', 'nordkai.test', undefined],
])('%s under the words “%s” claims %s', (href, text, claims) => {
  expect(linkTarget(href, text)).toEqual({ href, claims });
});
