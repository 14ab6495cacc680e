import type { DemoThread } from './demo-mails.ts';
import { AWAY } from './threads/away.ts';
import { LEAVE_OR_BOUNCE } from './threads/leave-or-bounce.ts';
import { OLDER } from './threads/older.ts';
import { SAY_NO } from './threads/say-no.ts';
import { WANT_TO_TALK } from './threads/want-to-talk.ts';

export const DEMO_THREADS: readonly DemoThread[] = [...WANT_TO_TALK, ...SAY_NO, ...AWAY, ...LEAVE_OR_BOUNCE, ...OLDER];
