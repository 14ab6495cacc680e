import { judgeCondition } from '@outrider/campaign-rules/judge-condition';
import type { LeadCondition } from '@outrider/contract/campaigns/forecast';
import type { Db, Scope } from '../../../platform/db.ts';
import type { CampaignRecord } from '../../campaigns/index.ts';
import { fieldsAskedIn, listFieldValues } from '../../leads/index.ts';
import { listSentRounds, sentRoundOf } from '../../sending/index.ts';

/** Whether the condition of a lead's next round would hold now; it is asked again when the round is due. */
export async function nextCondition(
  db: Db,
  scope: Scope,
  campaign: Pick<CampaignRecord, 'settings' | 'rounds'>,
  { leadId, round: at }: { leadId: string; round: number },
): Promise<LeadCondition | null> {
  const round = campaign.rounds[at];
  if (!round || at === 0 || round.condition === 'all') return null;
  const sent = (await listSentRounds(db, [leadId])).get(leadId) ?? [];
  const values = (await listFieldValues(db, scope, [leadId], fieldsAskedIn([round]))).get(leadId) ?? {};
  const facts = { earlier: sent.map((mail) => sentRoundOf(mail, campaign)), values };
  const { condition, scope: looked, field } = round;
  return {
    round: at,
    condition,
    scope: looked,
    field: condition === 'field' ? (field ?? null) : null,
    value: field ? (values[field.name] ?? '') : '',
    holds: judgeCondition(round, facts, campaign.settings.tracking.unknownOpens) === 'send',
  };
}
