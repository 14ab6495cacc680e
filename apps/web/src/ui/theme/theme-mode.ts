import { useSyncExternalStore } from 'react';
import { storage, type ThemeChoice } from '../../platform/storage.ts';
import type { ThemeMode } from './palette.ts';

const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const themeChoice = (): ThemeChoice => storage.readTheme();

const themeMode = (): ThemeMode => {
  const choice = themeChoice();
  return choice === 'system' ? (systemDark().matches ? 'dark' : 'light') : choice;
};

function applyTheme(): void {
  document.documentElement.dataset.theme = themeMode();
  for (const notify of listeners) notify();
}

/** Before the first paint, so that a dark page does not flash white. */
export function startTheme(): void {
  applyTheme();
  systemDark().addEventListener('change', applyTheme);
}

export function setTheme(choice: ThemeChoice): void {
  storage.writeTheme(choice);
  applyTheme();
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, themeMode);
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, themeChoice);
