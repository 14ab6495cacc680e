// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRowKeys } from './use-row-keys.ts';

afterEach(cleanup);

const opened = vi.fn();
const pressed = vi.fn();

function Rows() {
  const [at, setAt] = useState<string>();
  useRowKeys({ ids: ['one', 'two'], at, onAt: setAt, onRow: { Enter: opened }, onPage: {}, paused: false });
  return (
    <>
      <button type="button" onClick={pressed}>
        Archive
      </button>
      <input aria-label="Search" />
    </>
  );
}

test('after a click on a folder, j moves into the list and Enter opens its row, not the folder again', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button'));
  expect(pressed).toHaveBeenCalledTimes(1);
  await user.keyboard('j{Enter}');
  expect(opened).toHaveBeenCalledExactlyOnceWith('one');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('Enter on a button that was reached by Tab presses the button', async () => {
  const user = userEvent.setup();
  opened.mockClear();
  pressed.mockClear();
  render(<Rows />);
  await user.keyboard('j{Tab}{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});

test('what is typed into a field moves nothing', async () => {
  const user = userEvent.setup();
  opened.mockClear();
  render(<Rows />);
  await user.type(screen.getByRole('textbox'), 'jk{Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('jk');
  expect(opened).not.toHaveBeenCalled();
});
