import { expect, test } from 'vitest';
import { fileSize } from '../../../platform/files/file-size.ts';
import { previewKind } from './files.ts';

test('only pictures and PDFs are shown; what a browser could run is not', () => {
  expect(previewKind({ mimeType: 'image/PNG' })).toBe('picture');
  expect(previewKind({ mimeType: 'application/pdf' })).toBe('pdf');
  for (const mimeType of ['image/svg+xml', 'text/html', 'application/xhtml+xml', '']) {
    expect(previewKind({ mimeType })).toBeUndefined();
  }
});

test('sizes are shown in the unit they are read in', () => {
  expect([612, 184_320, 1_240_000, 25_000_000].map(fileSize)).toEqual(['612 B', '184 KB', '1.2 MB', '25 MB']);
});
