import type { UserInfo } from '@outrider/contract/user';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../platform/create-call.ts';
import { LoadError } from '../platform/load-error.ts';
import { createSession } from '../platform/session/session.ts';
import { createAccess } from './access.ts';

const user = { id: 'u1', email: 'maya@harborline.test' } as UserInfo;
let token: string;
const fetchUser = vi.fn<() => Promise<UserInfo>>();
const showMessage = vi.fn<(text: string) => void>();
const session = createSession({
  store: {
    readToken: () => token,
    writeToken: (written) => {
      token = written;
    },
    writeLeftByHand: () => {},
  },
  later: () => {},
});
const access = createAccess({ loginHost: '', session, fetchUser, showMessage });

beforeEach(() => {
  vi.resetAllMocks();
  session.start('t1');
  fetchUser.mockResolvedValue(user);
});

const at = (path: string) =>
  ({ request: new Request(`https://app.test${path}`) }) as Parameters<typeof access.withLogin>[0];

/** Where a loader sends the browser, or what it returns. */
async function outcome(loading: Promise<unknown>) {
  try {
    return await loading;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

test('a page for the signed in is given the user', async () => {
  expect(await outcome(access.withLogin(at('/inbox')))).toBe(user);
});

test('without a token a page for the signed in leads to sign-in and back', async () => {
  session.drop();
  expect(await outcome(access.withLogin(at('/inbox?f=1')))).toBe('/sign/sign-in?redirectUrl=%2Finbox%3Ff%3D1');
  expect(fetchUser).not.toHaveBeenCalled();
});

test('log-in pages that live elsewhere are opened there, and stay where they are once one is there', async () => {
  session.drop();
  const elsewhere = createAccess({ loginHost: 'https://in.app.test', session, fetchUser, showMessage });
  expect(await outcome(elsewhere.withLogout(at('/sign/sign-in?redirectUrl=%2Finbox')))).toBe(
    'https://in.app.test/sign/sign-in?redirectUrl=%2Finbox',
  );
  const here = createAccess({ loginHost: 'https://app.test', session, fetchUser, showMessage });
  expect(await outcome(here.withLogout(at('/sign/sign-in')))).toBeNull();
});

test('after a manual log-out sign-in does not lead back', async () => {
  session.leave();
  expect(await outcome(access.withLogin(at('/inbox')))).toBe('/sign/sign-in');
  session.start('t2');
  session.drop();
  expect(await outcome(access.withLogin(at('/inbox')))).toContain('redirectUrl');
});

test('any non-zero code ends the session and says why', async () => {
  fetchUser.mockRejectedValue(new ApiError('Server busy', { failure: 'refused', code: 503 }));
  expect(await outcome(access.withLogin(at('/inbox')))).toBe('/sign/sign-in?redirectUrl=%2Finbox');
  expect(token).toBe('');
  expect(showMessage).toHaveBeenCalledExactlyOnceWith('Server busy');
});

test('a server that cannot be reached signs nobody out, and the page waits for it', async () => {
  fetchUser.mockRejectedValue(new ApiError('Network error', { failure: 'unreachable', code: 'network' }));
  await expect(access.withLogin(at('/inbox'))).rejects.toBeInstanceOf(LoadError);
  expect(token).toBe('t1');
});

test('an answer that breaks the contract is not taken for a refusal', async () => {
  fetchUser.mockRejectedValue(new TypeError('not what was promised'));
  await expect(access.withLogin(at('/inbox'))).rejects.toBeInstanceOf(TypeError);
  expect(token).toBe('t1');
});

test('a page for the signed out sends a signed-in person to the account list, or where they wanted to go', async () => {
  expect(await outcome(access.withLogout(at('/sign/sign-in')))).toBe('/home/accounts/accountList');
  expect(await outcome(access.withLogout(at('/sign/sign-in?redirectUrl=%2Finbox')))).toBe('/inbox');
  expect(await outcome(access.withLogout(at('/sign/sign-in?redirectUrl=%2F%2Fevil.test')))).toBe(
    '/home/accounts/accountList',
  );
});

test('a page for the signed out opens when nobody is signed in, or no longer', async () => {
  fetchUser.mockRejectedValue(new ApiError('Login expired', { failure: 'refused', code: 401 }));
  expect(await outcome(access.withLogout(at('/sign/sign-in')))).toBeNull();
  expect(token).toBe('');
});

test('an optional page opens either way and knows who is there', async () => {
  expect(await outcome(access.loginOptional())).toBe(user);
  session.drop();
  expect(await outcome(access.loginOptional())).toBeNull();
});

test('the root leads the signed in to their accounts and everybody else to a plain sign-in', async () => {
  expect(await outcome(access.root(at('/')))).toBe('/home/accounts/accountList');
  session.drop();
  expect(await outcome(access.root(at('/')))).toBe('/sign/sign-in');
});
