import type { linkReply as linkCall } from '@outrider/contract/campaigns/replies';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { listAnswers } from '../../inbox/index.ts';
import { takeReply } from '../handling/handle-reply.ts';
import { findMailOfLead, keepAddress, listMailsTo } from '../handling/mails.repository.ts';
import type { RepliesDeps } from '../handling/replies-deps.ts';
import { countUnlinked, settleUnlinked } from '../handling/unlinked.repository.ts';

export const IS_MESSAGE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A user said whose answer it is: from then on it counts like any other, and what comes from that address next finds its
 * lead. Or that it is none.
 */
export async function linkReply(
  deps: RepliesDeps,
  scope: Scope,
  { messageId, leadId }: z.output<(typeof linkCall)['input']>,
): Promise<z.input<typeof linkCall.output>> {
  if (!IS_MESSAGE_ID.test(messageId)) throw new AppError('notFound');
  return deps.db.transaction().execute(async (trx) => {
    const [answer] = await listAnswers(trx, scope, [messageId]);
    const mail = leadId === null ? undefined : await findMailOfLead(trx, scope, leadId);
    if (!answer || (leadId !== null && !mail)) throw new AppError('notFound');
    if (!(await settleUnlinked(trx, scope, messageId, { leadId, at: deps.now() }))) throw new AppError('notFound');
    if (mail) {
      const { from, at, subject, summary: written, label } = answer;
      const reply = { messageId, from, at, subject, written, label, isLabelSure: answer.isLabelSure };
      await takeReply(deps, trx, scope, reply, { ...mail, isNamed: false });
      const isKnown = (await listMailsTo(trx, scope, from)).some(({ recipientId }) => recipientId === mail.recipientId);
      if (from !== '' && !isKnown)
        await keepAddress(trx, scope, { from, recipientId: mail.recipientId, at: deps.now() });
    }
    return { total: await countUnlinked(trx, scope) };
  });
}
