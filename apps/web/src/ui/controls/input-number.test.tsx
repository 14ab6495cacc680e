// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { InputNumber } from './input-number.tsx';

beforeAll(() => startI18n());

function Example({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(30);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <InputNumber aria-label="Cap" min={1} max={200} value={value} onChange={change} />;
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');

test('a number outside of the limits is passed on only once it is brought inside, when the field is left', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<Example onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), '950');
  await userEvent.tab();
  expect(onChange.mock.calls.flat()).toEqual([null, 9, 95, 200]);
  expect(field().value).toBe('200');
});

test('words are no number, and leave the one before', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<Example onChange={onChange} />);
  await userEvent.type(field(), 'x');
  await userEvent.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field().value).toBe('30');
});

test('arrows and buttons count, and stop at the limits', async () => {
  render(<Example onChange={vi.fn()} />);
  await userEvent.type(field(), '{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  expect(field().value).toBe('22');
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
  expect(field().getAttribute('aria-valuenow')).toBe('23');
  await userEvent.type(field(), '{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
  expect(field().value).toBe('1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease' }).disabled).toBe(true);
});
