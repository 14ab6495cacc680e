import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsAgentDeps } from '../leads-agent-deps.ts';
import '../leads-agent.payloads.ts';

const QUOTA_OF = { contactQuotaReached: 'CONTACT', agentQuotaReached: 'AGENT_RESULT' } as const;

/** What a user at the screen would be refused with is a notification, where a search runs by itself. */
export async function tellHeld(
  { db, jobs }: Pick<LeadsAgentDeps, 'db' | 'jobs'>,
  { workspaceId }: Scope,
  taskId: string,
  error: unknown,
): Promise<void> {
  const reason = error instanceof AppError ? error.reason : undefined;
  const quotaType = reason === 'contactQuotaReached' || reason === 'agentQuotaReached' ? QUOTA_OF[reason] : undefined;
  if (!quotaType) return;
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'leads-agent.held', { workspaceId, taskId, quotaType }));
}
