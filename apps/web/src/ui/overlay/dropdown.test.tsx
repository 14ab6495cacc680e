// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { followFocus } from '../focus/focus-history.ts';
import { Dropdown } from './dropdown.tsx';
import { Modal } from './modal.tsx';

beforeAll(() => {
  followFocus(document);
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const focused = () => document.activeElement?.textContent;

function openMenu(onClick = vi.fn(), onLanguage = vi.fn()) {
  render(
    <Dropdown
      menu={{
        items: [
          { key: 'copy', label: 'Copy' },
          { type: 'divider' },
          { key: 'gone', label: 'Archive', disabled: true },
          { key: 'language', label: 'Language', children: [{ key: 'de', label: 'Deutsch', onClick: onLanguage }] },
          { key: 'delete', label: 'Delete', danger: true },
        ],
        onClick,
      }}
    >
      <button type="button">More</button>
    </Dropdown>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  fireEvent.click(button);
  return { button, onClick, onLanguage };
}

test('a menu opens at its first entry, and arrows go round past what cannot be chosen', () => {
  openMenu();
  expect(focused()).toBe('Copy');
  key('ArrowDown');
  expect(focused()).toBe('Language');
  key('ArrowDown');
  key('ArrowDown');
  expect(focused()).toBe('Copy');
  key('End');
  expect(focused()).toBe('Delete');
});

test('Enter chooses the entry, closes the menu and gives the focus back to its button', async () => {
  const { button, onClick } = openMenu();
  key('End');
  key('Enter');
  expect(onClick).toHaveBeenCalledExactlyOnceWith({ key: 'delete' });
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an arrow to the right opens the menu of an entry, one to the left leaves it, and Escape closes one at a time', () => {
  const { onLanguage } = openMenu();
  key('ArrowDown');
  key('ArrowRight');
  expect(focused()).toBe('Deutsch');
  key('ArrowLeft');
  expect(focused()).toBe('Language');
  key('ArrowRight');
  key('Escape');
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  key('ArrowRight');
  key('Enter');
  expect(onLanguage).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a touch beside the menu closes it, and one inside does not', () => {
  openMenu();
  fireEvent.pointerDown(screen.getByRole('separator'));
  expect(screen.getByRole('menu')).toBeDefined();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape closes a menu over a dialog first, and the dialog after it', () => {
  const onCancel = vi.fn();
  render(
    <Modal title="Tags" okText="Save" cancelText="Cancel" onCancel={onCancel}>
      <Dropdown menu={{ items: [{ key: 'red', label: 'Red' }] }}>
        <button type="button">Colour</button>
      </Dropdown>
    </Modal>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Colour' }));
  expect(focused()).toBe('Red');
  key('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onCancel).not.toHaveBeenCalled();
  key('Escape');
  expect(onCancel).toHaveBeenCalledOnce();
});
