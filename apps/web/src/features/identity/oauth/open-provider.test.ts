import { expect, test } from 'vitest';
import { createErrands } from './errand.ts';
import { openProvider, signInAddress } from './open-provider.ts';

const KEY = 'outrider_app_oauth_errand';

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

/** A browser whose new window is born with a copy of the opener's storage, as real ones are. */
function fakeBrowser({ blocksWindows }: { blocksWindows: boolean }) {
  const here = memory();
  const there = memory();
  const left: string[] = [];
  return {
    here: createErrands(() => here),
    there: createErrands(() => there),
    left,
    parts: {
      errands: createErrands(() => here),
      open: () => {
        if (blocksWindows) return null;
        there.setItem(KEY, here.getItem(KEY) ?? '');
        return {};
      },
      leaveTo: (url: string) => void left.push(url),
    },
  };
}

const wish = { purpose: 'link', returnTo: '/setting/profile' } as const;

test('The new window knows why it was opened, and the page behind it forgets.', () => {
  const browser = fakeBrowser({ blocksWindows: false });
  openProvider(signInAddress('google'), wish, browser.parts);
  expect(browser.there.read()).toEqual({ ...wish, place: 'ownWindow' });
  expect(browser.here.read().purpose).toBe('signIn');
  expect(browser.left).toEqual([]);
});

test('Where windows are blocked, the tab itself goes and remembers where to return to.', () => {
  const browser = fakeBrowser({ blocksWindows: true });
  openProvider(signInAddress('microsoft'), wish, browser.parts);
  expect(browser.here.read()).toEqual({ ...wish, place: 'sameTab' });
  expect(browser.left).toEqual(['/oauth2/authorization/microsoft']);
});

test('A handle page that was opened by hand signs in where it stands.', () => {
  const garbled = { ...memory(), getItem: () => '{"purpose":"rob"}' };
  expect(createErrands(() => garbled).read()).toEqual({ purpose: 'signIn', place: 'sameTab', returnTo: '' });
});

test('A tab without storage still gets to the provider.', () => {
  const errands = createErrands(() => {
    throw new Error('denied');
  });
  const left: string[] = [];
  openProvider(signInAddress('google'), wish, { errands, open: () => null, leaveTo: (url) => left.push(url) });
  expect(left).toHaveLength(1);
  expect(errands.read().purpose).toBe('signIn');
});
