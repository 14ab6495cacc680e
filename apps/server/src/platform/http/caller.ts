import type { Language } from '@outrider/contract/languages';
import type { Scope } from '../db.ts';

/** A user who is signed in. */
export type Caller = Scope & { userId: string; sessionId: string };

/** What a handler may know of the connection. `cookies` is the header as it came. */
export type Visit = { ip: string; userAgent: string; language: Language; cookies: string };

/** A visit that is still to be answered. */
export type OpenVisit = Visit & { setCookie: (header: string) => void };

export type Authenticate = (token: string) => Promise<Caller | undefined>;
