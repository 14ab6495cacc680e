import type { Language } from '@outrider/contract/languages';
import type { Scope } from '../db.ts';

/** Somebody who is signed in. */
export type Caller = Scope & { userId: string; sessionId: string };

/** What a handler may know of the connection. */
export type Visit = { ip: string; userAgent: string; language: Language };

export type Authenticate = (token: string, visit: Visit) => Promise<Caller | undefined>;
