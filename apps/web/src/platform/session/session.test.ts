import { expect, test, vi } from 'vitest';
import { createSession } from './session.ts';

function open() {
  let token = '';
  const timers: { run: () => void; ms: number }[] = [];
  const session = createSession({
    store: {
      readToken: () => token,
      writeToken: (written) => {
        token = written;
      },
      writeLeftByHand: () => {},
    },
    later: (run, ms) => timers.push({ run, ms }),
  });
  const goToSignIn = vi.fn<() => void>();
  session.leadToSignInWith(goToSignIn);
  return { session, timers, goToSignIn };
}

test('an expired session leads to sign-in after 1.5 s, once for many refusals', () => {
  const { session, timers, goToSignIn } = open();
  session.start('t1');
  session.expire();
  session.expire();
  expect(session.token()).toBe('');
  expect(timers.map(({ ms }) => ms)).toEqual([1500]);
  expect(goToSignIn).not.toHaveBeenCalled();
  timers[0]?.run();
  expect(goToSignIn).toHaveBeenCalledOnce();
});

test('a user who signed in again meanwhile is left alone', () => {
  const { session, timers, goToSignIn } = open();
  session.start('t1');
  session.expire();
  session.start('t2');
  timers[0]?.run();
  expect(goToSignIn).not.toHaveBeenCalled();
});

test('what was read for one person is forgotten when the next one signs in, here or in another tab', () => {
  const { session } = open();
  const forget = vi.fn<() => void>();
  session.forgetLastPersonWith(forget);
  session.start('t1');
  expect(forget).toHaveBeenCalledTimes(1);
  session.changedElsewhere();
  expect(forget).toHaveBeenCalledTimes(2);
});

test('the page that is being left keeps what it shows', () => {
  const { session } = open();
  session.start('t1');
  const forget = vi.fn<() => void>();
  session.forgetLastPersonWith(forget);
  session.expire();
  session.changedElsewhere();
  session.leave();
  session.drop();
  expect(forget).not.toHaveBeenCalled();
});
