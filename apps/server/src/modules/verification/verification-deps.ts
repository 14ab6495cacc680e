import type { ContactFilter } from '@outrider/contract/contacts/contact';
import type { VerifierPorts } from '@outrider/email-verifier/ports';
import type { Category } from '@outrider/email-verifier/verdict';
import type { Scope, Trx } from '../../platform/db.ts';
import type { WorkDeps } from '../../platform/jobs/work-deps.ts';
import type { SelfCheckPorts } from './self-check/self-check-ports.ts';

export type RecordedVerdict = { email: string; category: Category; reason: string; mx: string; at: Date };

export type ContactsPort = {
  record(trx: Trx, scope: Scope, verdicts: RecordedVerdict[]): Promise<void>;
  /** Addresses a filter leaves, at most so many and one more. */
  listEmails(scope: Scope, filter: ContactFilter, limit: number): Promise<string[]>;
  /** Addresses an import added, at most so many. */
  listImported(scope: Scope, importId: string, limit: number): Promise<string[]>;
  add(
    scope: Scope,
    emails: string[],
    options: { list: string; source: string },
  ): Promise<{ added: number; already: number; suppressed: number }>;
};

export type VerificationDeps = WorkDeps & {
  pause: (milliseconds: number) => Promise<void>;
  /** How mail hosts and name servers are asked. Limits per host hold for the whole process. */
  probe: Omit<VerifierPorts, 'catchAllTests' | 'wait'>;
  /** When an address is asked about again whose host said "later". */
  retryAfterMs: readonly number[];
  selfCheck: SelfCheckPorts;
  contacts: ContactsPort;
  nameOf(person: Scope & { userId: string }): Promise<string>;
};
