// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { standInForBrowser } from '../testing.tsx';
import { NamesSelect } from './names-select.tsx';
import { Select } from './select.tsx';
import { SeveralSelect } from './several-select.tsx';

beforeAll(async () => {
  standInForBrowser();
  Element.prototype.scrollIntoView = () => {};
  await startI18n();
});

const DAYS = ['monday', 'tuesday', 'sunday'].map((value) => ({ value, label: value.toUpperCase() }));

function Day({ showSearch = false }: { showSearch?: boolean }) {
  const [value, setValue] = useState('monday');
  return (
    <>
      <Select aria-label="Day" value={value} options={DAYS} showSearch={showSearch} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function Names() {
  const [names, setNames] = useState<string[]>(['old']);
  return (
    <>
      <NamesSelect aria-label="Tags" value={names} known={['benelux', 'nordics']} maxCount={4} onChange={setNames} />
      <output>{names.join(' ')}</output>
    </>
  );
}

function Several() {
  const [days, setDays] = useState<string[]>(['sunday']);
  return (
    <>
      <SeveralSelect aria-label="Days" value={days} options={DAYS} onChange={setDays} />
      <output>{days.join(' ')}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('one is chosen by keyboard alone, and a letter leads to its option', async () => {
  render(<Day />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(shown()).toEqual(['MONDAY', 'TUESDAY', 'SUNDAY']);
  await userEvent.keyboard('s');
  const active = screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toBe('SUNDAY');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect([chosen(), shown()]).toEqual(['tuesday', []]);
});

test('Escape closes the list, and nothing is chosen', async () => {
  render(<Day />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect([chosen(), shown()]).toEqual(['monday', []]);
});

test('typing finds options by their words', async () => {
  render(<Day showSearch />);
  await userEvent.type(screen.getByRole('combobox'), 'un');
  expect(shown()).toEqual(['SUNDAY']);
  await userEvent.click(screen.getByRole('option', { name: 'SUNDAY' }));
  expect(chosen()).toBe('sunday');
});

test('names are new or known, several at once, and no more than fit', async () => {
  render(<Names />);
  await userEvent.type(screen.getByRole('combobox'), 'alpha,be');
  expect(shown()).toEqual(['be', 'benelux']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('old alpha benelux');
  await userEvent.keyboard('one, two');
  await userEvent.tab();
  expect(chosen()).toBe('old alpha benelux one');
});

test('a name goes by its button, and the last one by Backspace', async () => {
  render(<Names />);
  await userEvent.type(screen.getByRole('combobox'), 'new,');
  await userEvent.click(screen.getByRole('button', { name: 'Remove old' }));
  expect(chosen()).toBe('new');
  await userEvent.type(screen.getByRole('combobox'), '{Backspace}');
  expect(chosen()).toBe('');
});

test('several are chosen one after the other out of what is left for what is typed, and taken away again', async () => {
  render(<Several />);
  const field = screen.getByRole('combobox', { name: 'Days' });
  await userEvent.type(field, 'tue');
  expect(shown()).toEqual(['TUESDAY']);
  await userEvent.keyboard('{Enter}');
  expect([chosen(), shown()]).toEqual(['sunday tuesday', ['MONDAY', 'TUESDAY', 'SUNDAY']]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove SUNDAY' }));
  expect(chosen()).toBe('tuesday');
  await userEvent.click(screen.getByRole('option', { name: 'TUESDAY' }));
  expect(chosen()).toBe('');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Backspace}');
  expect(chosen()).toBe('');
});
