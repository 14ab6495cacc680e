import { expect, test } from 'vitest';
import { createStorage, STORAGE_KEYS } from './storage.ts';

function open(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage = createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  }));
  return { kept, storage };
}

test('the entries have the names of the specification', () => {
  expect(STORAGE_KEYS).toMatchObject({
    registeringInfo: 'outrider_app_registering_info',
    token: 'outrider_app_token',
    menuOpen: 'outrider_app_menu_open',
  });
});

test('the token is a plain string, empty when missing', () => {
  const { kept, storage } = open();
  expect(storage.readToken()).toBe('');
  storage.writeToken('abc');
  expect(kept.get('outrider_app_token')).toBe('abc');
  expect(storage.readToken()).toBe('abc');
  storage.writeToken('');
  expect(kept.has('outrider_app_token')).toBe(false);
});

test('the registering info is JSON and comes back as it was', () => {
  const { kept, storage } = open();
  const info = { email: 'maya@harborline.test', sendTime: '2026-11-17T10:42:00.000Z' };
  storage.writeRegisterInfo(info);
  expect(JSON.parse(kept.get('outrider_app_registering_info') ?? '')).toEqual(info);
  expect(storage.readRegisterInfo()).toEqual(info);
  storage.clearRegisterInfo();
  expect(storage.readRegisterInfo()).toBeUndefined();
});

test('the open menus are one JSON string joined by @@', () => {
  const { kept, storage } = open();
  expect(storage.readOpenMenus()).toBeUndefined();
  storage.writeOpenMenus(['side', 'usage']);
  expect(kept.get('outrider_app_menu_open')).toBe('"side@@usage"');
  expect(storage.readOpenMenus()).toEqual(['side', 'usage']);
  storage.writeOpenMenus([]);
  expect(storage.readOpenMenus()).toEqual([]);
});

test.each(['{', 'null', '[]', '{"email":1}', '"x"', 'undefined', '\u0000'])(
  'garbage reads as nothing: %j',
  (garbage) => {
    const { storage } = open({
      outrider_app_registering_info: garbage,
      outrider_app_active_events: garbage,
      outrider_app_language: garbage,
      outrider_app_theme: garbage,
    });
    expect(storage.readRegisterInfo()).toBeUndefined();
    expect(storage.readActiveEvents()).toBeUndefined();
    expect(storage.readLanguage()).toBeUndefined();
    expect(storage.readTheme()).toBe('system');
  },
);

test('a storage that throws is ignored', () => {
  const storage = createStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.readToken()).toBe('');
  expect(storage.readOpenMenus()).toBeUndefined();
  expect(() => storage.writeToken('abc')).not.toThrow();
  expect(() => storage.clearRegisterInfo()).not.toThrow();
});
