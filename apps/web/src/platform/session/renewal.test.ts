import { expect, test, vi } from 'vitest';
import { createRenewal } from './renewal.ts';

const MAYA = { id: 'maya', email: 'maya@harborline.test', hasPassword: true };

/** The server knows these tokens and whose they are. */
function open(tokens: Record<string, string> = {}, stored = 'dead') {
  let token = stored;
  const renewal = createRenewal({
    token: () => token,
    writeToken: (written) => {
      token = written;
    },
    ownerOf: async (asked) => tokens[asked],
  });
  renewal.belongTo(MAYA);
  return { renewal, token: () => token };
}

const asked = (renewal: ReturnType<typeof createRenewal>) => vi.waitFor(() => expect(renewal.isAsked()).toBe(true));

test('a session is renewed only where something is typed or held open, and never for nobody', () => {
  const { renewal } = open();
  expect(renewal.isPossible()).toBe(false);
  const release = renewal.hold();
  expect(renewal.isPossible()).toBe(true);
  release();
  release();
  expect(renewal.isPossible()).toBe(false);
  renewal.noteTyped();
  expect(renewal.isPossible()).toBe(true);
  renewal.noteLeft();
  expect(renewal.isPossible()).toBe(false);
  renewal.noteTyped();
  renewal.belongTo(undefined);
  expect(renewal.isPossible()).toBe(false);
});

test('all who wait are asked about once, and go on when the same person has signed in', async () => {
  const { renewal, token } = open({ fresh: 'maya' });
  const answers = [renewal.ask(), renewal.ask()];
  await asked(renewal);
  const goesOn = renewal.next(new AbortController().signal);
  expect(await renewal.accept('fresh')).toBe('renewed');
  expect(await Promise.all(answers)).toEqual([true, true]);
  await goesOn;
  expect(token()).toBe('fresh');
  expect(renewal.isAsked()).toBe(false);
});

test('another person who signs in gets nothing of what waits', async () => {
  const { renewal, token } = open({ theirs: 'noor' });
  const answer = renewal.ask();
  await asked(renewal);
  expect(await renewal.accept('theirs')).toBe('another');
  expect(await answer).toBe(false);
  expect(token()).toBe('dead');
});

test('nobody is asked when the stored token is good, as after a renewal in another tab', async () => {
  const { renewal } = open({ good: 'maya' }, 'good');
  const shown = vi.fn<() => void>();
  renewal.subscribe(() => renewal.isAsked() && shown());
  expect(await renewal.ask()).toBe(true);
  expect(shown).not.toHaveBeenCalled();
});

test('who gives up is led to the sign-in page, and what waits is not done', async () => {
  const { renewal } = open();
  const lead = vi.fn<() => void>();
  renewal.leadToSignInWith(lead);
  const answer = renewal.ask();
  await asked(renewal);
  renewal.giveUp();
  expect(await answer).toBe(false);
  expect(lead).toHaveBeenCalledOnce();
});
