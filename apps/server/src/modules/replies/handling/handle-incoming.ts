import { readUnsubscribeSubject } from '../../campaigns/index.ts';
import type { InboxListener, IncomingEvent } from '../../inbox/index.ts';
import { handleAbsence } from './handle-absence.ts';
import { handleAutoReply } from './handle-auto-reply.ts';
import { handleBounce } from './handle-bounce.ts';
import { handleComplaint } from './handle-complaint.ts';
import { handleOptOut } from './handle-opt-out.ts';
import { handleReply } from './handle-reply.ts';
import type { IncomingHandler, RepliesDeps } from './replies-deps.ts';

/** A receipt says nothing to a campaign. */
const HANDLERS: Record<IncomingEvent['kind'], IncomingHandler | undefined> = {
  human: handleReply,
  autoReply: handleAutoReply,
  outOfOffice: handleAbsence,
  bounce: handleBounce,
  complaint: handleComplaint,
  receipt: undefined,
};

/** What came in, for the campaigns it is about. In the transaction that tells it, after the inbox's own acts. */
export const handleIncoming =
  (deps: RepliesDeps): InboxListener =>
  async (trx, scope, incoming) => {
    // The recipient's provider writes it for them, so a machine's word counts as theirs.
    const leaving = readUnsubscribeSubject(deps.signer, incoming.subject);
    if (leaving) return handleOptOut(deps, trx, scope, { ledgerId: leaving.ledgerId, at: incoming.at });
    return HANDLERS[incoming.kind]?.(deps, trx, scope, incoming);
  };
