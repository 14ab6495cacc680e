import { storage } from '../../platform/storage.ts';

/** `refused`: the browser says no for this site; `unable`: it shows none at all, or only those of installed apps. */
export type BrowserState = 'on' | 'off' | 'refused' | 'unable';

export function browserState(): BrowserState {
  if (!('Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'refused';
  return storage.readBrowserNotices() && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks the browser, which may ask the person; only ever called because they switched it on. */
export async function switchOn(): Promise<BrowserState> {
  if (!('Notification' in window)) return 'unable';
  const answer = await Notification.requestPermission();
  storage.writeBrowserNotices(answer === 'granted');
  return browserState();
}

export function switchOff(): BrowserState {
  storage.writeBrowserNotices(false);
  return browserState();
}

type Notice = { tag: string; title: string; body: string; onClick?: () => void };

/** Of tabs that show the same one the browser keeps one, by its tag. False where it shows none, as on Android. */
export function showInBrowser({ tag, title, body, onClick = () => undefined }: Notice): boolean {
  try {
    const shown = new Notification(title, { tag, body });
    shown.onclick = () => {
      window.focus();
      onClick();
      shown.close();
    };
    return true;
  } catch {
    return false;
  }
}
