// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { Input, PasswordInput } from './input.tsx';

beforeAll(() => startI18n());

function Typed() {
  const [typed, setTyped] = useState('Anna');
  return <Input aria-label="Name" allowClear value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

test('a field that is emptied by its button tells it as if it were typed, and has the focus', () => {
  render(<Typed />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear', hidden: true }));
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
});

test('a password is shown while its eye is pressed in, and what is wrong is marked by the form that says so', () => {
  render(<PasswordInput aria-label="Password" aria-invalid defaultValue="harborline1" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveProperty('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveProperty('type', 'text');
  expect(field.closest('.ant-input-status-error')).not.toBeNull();
});
