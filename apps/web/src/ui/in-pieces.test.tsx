// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { InPieces } from './in-pieces.tsx';

afterEach(cleanup);

test('what appears in pieces leaves its place to something else for the first drawing', () => {
  const list = <InPieces meanwhile={<p>Loading</p>}>Rows</InPieces>;
  expect(renderToString(list)).toBe('<p>Loading</p>');
});

test('it is there soon after, and stays when it is drawn anew', async () => {
  const { rerender } = render(<InPieces meanwhile="Loading">Rows</InPieces>);
  await screen.findByText('Rows');
  rerender(<InPieces meanwhile="Loading">More rows</InPieces>);
  screen.getByText('More rows');
});
