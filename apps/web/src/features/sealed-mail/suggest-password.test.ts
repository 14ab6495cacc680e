import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestPassword } from './suggest-password.ts';

test('a suggested password is four groups of signs that are told apart by ear', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(255)), (stream) => {
      const random = (length: number) => Uint8Array.from({ length }, () => stream.next().value ?? 0);
      expect(suggestPassword(random)).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
    }),
  );
  expect(suggestPassword()).not.toBe(suggestPassword());
});
