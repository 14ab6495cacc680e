// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Input } from '../controls/input.tsx';
import { Form, useForm, useWatch } from './form.tsx';
import { Field, FormItem, LabelledFields } from './form-item.tsx';
import type { FieldRule } from './form-store.ts';

const needed: FieldRule = {
  validator: async (_rule, value) => {
    if (!value) throw new Error('Needed');
  },
};
const sameAsFirst: FieldRule = ({ getFieldValue }) => ({
  validator: async (_rule, value) => {
    if (getFieldValue('first') !== value) throw new Error('Differs');
  },
});

type Values = { first: string; second: string; server: { host: string } };
type OnFinish = (values: Values) => void;

function Example({ onFinish, hasServer = true }: { onFinish: OnFinish; hasServer?: boolean }) {
  const form = useForm<Values>();
  const first = useWatch<string>('first', form);
  return (
    <Form form={form} initialValues={{ first: 'a', second: '', server: { host: 'h' } }} onFinish={onFinish}>
      <FormItem name="first" label="First" rules={[needed]} extra="A hint">
        <Input />
      </FormItem>
      <LabelledFields label="Second" htmlFor="second">
        <Field name="second" rules={[sameAsFirst]} follows={['first']}>
          <Input />
        </Field>
      </LabelledFields>
      {hasServer && (
        <FormItem name={['server', 'host']} label="Host">
          <Input />
        </FormItem>
      )}
      <output>{first}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.setFieldsValue({ server: { host: 'put' } })}>
        Put
      </button>
      <button type="button" onClick={form.resetFields}>
        Reset
      </button>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a field says what is wrong with it once it is left, and names it to a screen reader', async () => {
  render(<Example onFinish={vi.fn()} />);
  await userEvent.clear(field('First'));
  expect(screen.queryByText('Needed')).toBeNull();
  await userEvent.tab();
  await screen.findByText('Needed');
  expect(field('First').getAttribute('aria-invalid')).toBe('true');
  const described = field('First').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Needed', 'A hint']);
});

test('nothing is sent while a field is wrong, and the first such field gets the focus', async () => {
  const onFinish = vi.fn<OnFinish>();
  render(<Example onFinish={onFinish} />);
  await press('Send');
  await screen.findByText('Differs');
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Second')));
  await userEvent.type(field('Second'), 'a');
  await press('Send');
  await vi.waitFor(() =>
    expect(onFinish).toHaveBeenCalledExactlyOnceWith({ first: 'a', second: 'a', server: { host: 'h' } }),
  );
});

test('a field that follows another is checked again when that one changes', async () => {
  render(<Example onFinish={vi.fn()} />);
  await userEvent.type(field('Second'), 'ab');
  await userEvent.tab();
  await screen.findByText('Differs');
  await userEvent.type(field('First'), 'b');
  await vi.waitFor(() => expect(screen.queryByText('Differs')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('ab');
});

test('a field that is not drawn is not sent', async () => {
  const onFinish = vi.fn<OnFinish>();
  render(<Example onFinish={onFinish} hasServer={false} />);
  await userEvent.type(field('Second'), 'a');
  await press('Send');
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledExactlyOnceWith({ first: 'a', second: 'a' }));
});

test('what is put in is shown, and a reset brings the first values back', async () => {
  render(<Example onFinish={vi.fn()} />);
  await press('Put');
  expect(field('Host').value).toBe('put');
  await userEvent.type(field('First'), 'zzz');
  await press('Reset');
  expect([field('First').value, field('Host').value]).toEqual(['a', 'h']);
});
