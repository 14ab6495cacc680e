import { MailServerError } from './failure.ts';

/** How one shows who one is. A token is asked for when it is needed; `fresh` when the last one was not taken. */
export type Login = { user: string } & (
  | { kind: 'password'; password: string }
  | { kind: 'token'; getToken(wish: { fresh: boolean }): Promise<string> }
);

/** `tls` from the first byte, or `starttls` before anything else is said. There is no third way. */
export type ServerAccount = { host: string; port: number; security: 'tls' | 'starttls'; login: Login };

export type Secret = { kind: Login['kind']; value: string };

/** Logs in with what the account has. A token that is not taken is renewed once: it may have run out on the way. */
export async function logInWith<T>(login: Login, attempt: (secret: Secret) => Promise<T>): Promise<T> {
  if (login.kind === 'password') return attempt({ kind: 'password', value: login.password });
  try {
    return await attempt({ kind: 'token', value: await login.getToken({ fresh: false }) });
  } catch (error) {
    if (!(error instanceof MailServerError) || error.failure.kind !== 'authFailed') throw error;
    return attempt({ kind: 'token', value: await login.getToken({ fresh: true }) });
  }
}
