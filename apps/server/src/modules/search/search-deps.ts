import type { InboxCallsDeps } from '../inbox/index.ts';

export type SearchDeps = Pick<InboxCallsDeps, 'db' | 'now' | 'listScheduled'>;
