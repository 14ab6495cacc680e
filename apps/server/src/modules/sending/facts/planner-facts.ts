import type { Round, Variant } from '@outrider/campaign-rules/campaign';
import { rampOf } from '@outrider/send-planner/ramp';
import type * as plan from '@outrider/send-planner/state';
import type { CampaignFacts } from '../../campaigns/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';

/** A round without its mails. */
export type PlannedRound = Pick<Round, 'delay' | 'condition' | 'scope' | 'field'> & {
  variants: readonly Pick<Variant, 'id' | 'weight' | 'isPlainText'>[];
};

export const plannerCampaign = (
  {
    id,
    status,
    settings,
    rounds,
  }: Pick<CampaignFacts, 'id' | 'status' | 'settings'> & { rounds: readonly PlannedRound[] },
  { mailboxIds, hasTrouble = false }: { mailboxIds: readonly string[]; hasTrouble?: boolean },
): plan.Campaign => ({
  id,
  status,
  schedule: settings.schedule,
  limits: settings.limits,
  hasTrouble,
  tracksOpens: settings.tracking.opens,
  tracksClicks: settings.tracking.clicks,
  unknownOpens: settings.tracking.unknownOpens,
  mailboxIds,
  rounds: rounds.map(({ delay, condition, scope, field, variants }) => ({
    delay,
    condition,
    scope,
    field,
    isPlainText: variants.every((variant) => variant.isPlainText),
  })),
});

type Waits = { freeAt: Date | null; restsUntil: Date | null; behindUntil: Date | null };

/** A mailbox in the planner's words, with what its queue knows. */
export const plannerMailbox = (
  { createdAt, ...mailbox }: SendingMailbox,
  { freeAt, restsUntil, behindUntil }: Waits,
  at: number,
): plan.Mailbox => ({
  id: mailbox.id,
  zone: mailbox.zone,
  provider: mailbox.provider,
  status: mailbox.status,
  dailyCap: mailbox.dailyCap,
  ramp: rampOf({ ...mailbox, createdAt: createdAt.getTime() }, at),
  gapMinutes: mailbox.gapMinutes,
  burst: mailbox.burst,
  freeAt: freeAt?.getTime() ?? 0,
  restsUntil: restsUntil?.getTime() ?? null,
  behindUntil: behindUntil?.getTime() ?? null,
  isDiskFull: mailbox.isDiskFull ?? false,
  isSendingHeld: mailbox.isSendingHeld ?? false,
});
