import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 B'],
  [348_160, '340 KB'],
  [1_258_291, '1.2 MB'],
  [222_298_112, '212 MB'],
  [1_975_684_956, '1.84 GB'],
  [5_368_709_120, '5 GB'],
])('%d bytes are read as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
