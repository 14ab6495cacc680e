// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { Button } from './button.tsx';

beforeAll(startI18n);

test('a button that lacks something answers with what it lacks, and does nothing else', () => {
  const save = vi.fn();
  const { rerender } = render(
    <Button needs="name" onClick={save}>
      Save
    </Button>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a name first.');
  rerender(
    <Button needs={false} onClick={save}>
      Save
    </Button>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
});

test('Enter in a form that lacks something does not send it', () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button submit needs="text">
        Add
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Enter some text first.');
});
