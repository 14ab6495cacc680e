import type { Api } from './http/serve.ts';
import type { JobDefinition } from './jobs/jobs.ts';
import type { MailWriter } from './mail/system-mail.ts';

export type Loop = { stop(): Promise<void> };

/** What a module brings into a process; which of it is used depends on what the process is for. */
export type Registration = {
  /** Calls and pages, where people are served. */
  routes?: (api: Api) => void;
  jobs?: readonly JobDefinition[];
  /** For system mail, by its kind. */
  mailWriters?: Readonly<Record<string, MailWriter>>;
  /** Work that does not wait in the queue. */
  loops?: readonly (() => Loop | Promise<Loop>)[];
};
