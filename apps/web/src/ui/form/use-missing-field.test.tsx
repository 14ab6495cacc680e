// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useMissingField } from './use-missing-field.ts';

function Form({ onSend }: { onSend: () => void }) {
  const [text, setText] = useState('');
  const { field, isShown, ask } = useMissingField<HTMLElement>(text === '');
  return (
    <section ref={field}>
      <textarea aria-label="Addresses" value={text} onChange={(event) => setText(event.target.value)} />
      {isShown && <p role="alert">Nothing yet</p>}
      <button type="button" onClick={() => ask(onSend)}>
        Send
      </button>
    </section>
  );
}

test('a button that lacks something says so and gives the field the cursor, and works once it is there', () => {
  Element.prototype.scrollIntoView = vi.fn();
  const send = vi.fn();
  render(<Form onSend={send} />);
  const field = screen.getByRole('textbox', { name: 'Addresses' });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toBe('Nothing yet');
  fireEvent.change(field, { target: { value: 'ana@nordkai.test' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});
