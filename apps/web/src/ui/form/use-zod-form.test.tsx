// @vitest-environment jsdom
import { signUpForm } from '@outrider/contract/sign';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { Button } from '../controls/button.tsx';
import { CheckField } from './check-field.tsx';
import { TextField } from './text-field.tsx';
import { useZodForm } from './use-zod-form.ts';

beforeAll(() => startI18n());
afterEach(cleanup);

function Example({ onSubmit }: { onSubmit: (values: unknown) => Promise<void> }) {
  const { field, submit, refuse } = useZodForm({
    schema: signUpForm,
    initial: { email: '', companyName: '', password: '', agree: false },
    onSubmit: async (values): Promise<void> => {
      await onSubmit(values).catch((error: Error) => refuse('email', error.message));
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField {...field('email')} type="email" label="Email" />
      <TextField {...field('companyName')} label="Company name" />
      <TextField {...field('password')} type="password" label="Password" />
      <CheckField {...field('agree')}>I agree</CheckField>
      <Button submit>Create</Button>
    </form>
  );
}

const shown = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

test('an empty form says everything that is missing and puts the cursor at the first', async () => {
  const onSubmit = vi.fn(async () => {});
  render(<Example onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(shown()).toEqual([
    'Email can’t be blank',
    'Enter your company name to proceed.',
    'Password can’t be blank',
    'Please agree to the Terms & Conditions',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a field is checked when it is left, and its error goes as soon as it is right', async () => {
  render(<Example onSubmit={async () => {}} />);
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'maya@harborline');
  expect(shown()).toEqual([]);
  await userEvent.tab();
  expect(shown()).toEqual(['Please provide a valid email address']);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(email, '.test');
  expect(shown()).toEqual([]);
});

test('good values reach the caller as the contract reads them, and a refusal stands at its field', async () => {
  const onSubmit = vi.fn(async () => {
    throw new Error('An account with this email already exists.');
  });
  render(<Example onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), ' Maya@Harborline.test ');
  await userEvent.type(screen.getByLabelText('Company name'), 'Harborline');
  await userEvent.type(screen.getByLabelText('Password'), 'harborline1');
  await userEvent.click(screen.getByLabelText('I agree'));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect(onSubmit).toHaveBeenCalledWith({
    email: 'maya@harborline.test',
    companyName: 'Harborline',
    password: 'harborline1',
    agree: true,
  });
  expect(shown()).toEqual(['An account with this email already exists.']);
});

test('the eye shows and hides the password', async () => {
  render(<Example onSubmit={async () => {}} />);
  const password = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.getAttribute('type')).toBe('password');
});
