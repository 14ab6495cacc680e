// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { SearchSelect } from './search-select.tsx';

beforeAll(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
});

const ALL = ['Anna', 'Bela', 'Carla'];

function Names({ onChange }: { onChange: (value: string) => void }) {
  const [typed, setTyped] = useState('');
  const found = ALL.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  return (
    <SearchSelect
      label="Name"
      value="Anna"
      chosen="Anna"
      options={found.map((name) => ({ value: name, label: name, shown: name }))}
      typed={typed}
      onType={setTyped}
      onChange={onChange}
      none="Nobody"
      popupWidth={200}
      onNearEnd={() => {}}
    />
  );
}

const draw = () => {
  const onChange = vi.fn();
  render(<Names onChange={onChange} />);
  return { onChange, field: screen.getByRole('combobox', { name: 'Name' }) };
};
const names = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('arrows open the list at what is chosen and go on from there, and Enter chooses', () => {
  const { field, onChange } = draw();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(names()).toEqual(ALL);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Bela');
  expect(names()).toEqual([]);
});

test('what is typed narrows the list, a press chooses, and Escape leaves everything as it was', () => {
  const { field, onChange } = draw();
  fireEvent.change(field, { target: { value: 'car' } });
  expect(names()).toEqual(['Carla']);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(names()).toEqual([]);
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(screen.getByText('Nobody')).toBeDefined();
  fireEvent.change(field, { target: { value: '' } });
  const option = screen.getByRole('option', { name: 'Carla' });
  fireEvent.mouseDown(option);
  fireEvent.click(option);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Carla');
});
