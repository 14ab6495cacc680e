// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { Button } from './button.tsx';

beforeAll(startI18n);

test('a button keeps its name while it waits, and has no spinner left once the answer is there', () => {
  const onClick = vi.fn();
  const shown = (isBusy: boolean) => (
    <Button busy={isBusy} onClick={onClick}>
      Add 3 leads
    </Button>
  );
  const find = () => screen.getByRole('button', { name: 'Add 3 leads' });
  const { rerender } = render(shown(false));
  rerender(shown(true));
  expect(find().querySelector('[aria-hidden]')).not.toBeNull();
  find().click();
  expect(onClick).not.toHaveBeenCalled();
  rerender(shown(false));
  expect(find().textContent).toBe('Add 3 leads');
  expect(find().querySelector('[aria-hidden], [role=img]')).toBeNull();
  find().click();
  expect(onClick).toHaveBeenCalledOnce();
});

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
