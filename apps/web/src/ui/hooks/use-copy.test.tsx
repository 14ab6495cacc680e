// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { toasts } from '../../platform/toasts.ts';
import { useCopy } from './use-copy.ts';

beforeAll(startI18n);

function Copying() {
  const { isCopied, copy } = useCopy('text');
  return (
    <button type="button" onClick={copy}>
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}

test('a copy that fails is reported in a notice, and the button does not claim it', async () => {
  const shown = vi.fn();
  toasts.drawWith(async () => shown);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.execCommand = () => false;
  render(<Copying />);
  fireEvent.click(screen.getByText('Copy'));
  await vi.waitFor(() =>
    expect(shown).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'error', text: 'Could not copy. Select the text and copy it manually.' }),
    ),
  );
  screen.getByText('Copy');
  expect(logged).toHaveBeenCalledOnce();

  document.execCommand = () => true;
  fireEvent.click(screen.getByText('Copy'));
  await screen.findByText('Copied');
});
