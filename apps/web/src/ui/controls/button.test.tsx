// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a button keeps its name while it waits, and has no spinner left once the answer is there', () => {
  const onClick = vi.fn();
  const shown = (loading: boolean) => (
    <Button loading={loading} onClick={onClick}>
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
