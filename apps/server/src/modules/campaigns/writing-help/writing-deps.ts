import type { AskModel } from '../../../platform/llm/ask-model.ts';
import type { CampaignsDeps } from '../campaigns-deps.ts';

/** What asking for a letter needs; without a model nobody is asked. */
export type WritingDeps = Pick<CampaignsDeps, 'db' | 'now'> & {
  model: { name: string; ask: AskModel } | undefined;
};
