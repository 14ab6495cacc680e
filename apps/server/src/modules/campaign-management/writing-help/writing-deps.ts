import type { AskModel } from '../../../platform/llm/ask-model.ts';
import type { ManagementDeps } from '../management-deps.ts';

/** What asking for a mail needs; without a model nobody is asked. */
export type WritingDeps = Pick<ManagementDeps, 'db' | 'now'> & {
  model: { name: string; ask: AskModel } | undefined;
};
