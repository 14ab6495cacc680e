import type { Round } from '@outrider/campaign-rules/campaign';
import { checkLaunch, type LaunchFacts, type LaunchFinding, mayLaunch } from '@outrider/campaign-rules/check-launch';
import { isWarmingUp } from '@outrider/send-planner/ramp';
import { lintMail } from '@outrider/template/lint-mail';
import { dayIn, daysBetween } from '@outrider/warmup-planner/days';
import type { Scope } from '../../../platform/db.ts';
import { type CampaignRecord, ownCampaign } from '../../campaigns/index.ts';
import { daysNeededOf } from '../../forecast/index.ts';
import { findMissing, listKnownFields } from '../../leads/index.ts';
import { listSenders } from '../../mailboxes/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { countLeadFacts } from './launch.repository.ts';

type Deps = Pick<ManagementDeps, 'db' | 'now' | 'forecast' | 'tracking'>;
export type LaunchCheck = { findings: LaunchFinding[]; mayLaunch: boolean };

export const checkCampaign = async (deps: Deps, scope: Scope, campaignId: string): Promise<LaunchCheck> =>
  checkRecord(deps, scope, await ownCampaign(deps, scope, campaignId));

/** What a launch of it as it stands would meet. */
export async function checkRecord(deps: Deps, scope: Scope, campaign: CampaignRecord): Promise<LaunchCheck> {
  const { id, name, settings, rounds } = campaign;
  const [leads, missing, senders, daysNeeded, fields] = await Promise.all([
    countLeadFacts(deps.db, scope, id),
    findMissing(deps, scope, id, rounds),
    listSenders(deps.db, scope, settings.senders),
    daysNeededOf(deps.forecast, scope, id),
    listKnownFields(deps.db, scope, id),
  ]);
  const domains = await deps.tracking.recheck(
    scope,
    senders.map((sender) => sender.id),
  );
  const findings = checkLaunch({
    name,
    settings,
    rounds,
    fields,
    leads,
    missing: missing.map(({ variable, leads: count }) => ({ variable, leads: count })),
    remarks: lintMails(rounds),
    senders: senders.map(({ email, status, failing, warmup }) => ({
      email,
      canSend: status === 'active',
      failing,
      warmup: warmup === 'ready' ? 'ready' : isWarmingUp(warmup) ? 'warming' : 'off',
    })),
    daysNeeded,
    daysAllowed: daysAllowed(settings.schedule, deps.now()),
    tracking: trackingOf(domains, deps.tracking.hasTracker ? 0 : senders.length),
    hasPostalAddress: settings.footer.postalAddress.trim() !== '',
    hasOptOut: settings.footer.optOutLine.trim() !== '' || rounds.every(hasOwnOptOut),
  });
  return { findings, mayLaunch: mayLaunch(findings) };
}

type Domains = Awaited<ReturnType<ManagementDeps['tracking']['recheck']>>;

/** `others`: mailboxes that are seen by nothing but a domain of their own. */
function trackingOf(domains: Domains, others: number): LaunchFacts['tracking'] {
  const silent = domains.filter(({ state }) => state !== 'answers');
  const each = new Map(silent.map(({ domain, email }) => [domain, { domain, email }]));
  return { silent: [...each.values()], without: Math.max(0, others - domains.length) };
}

const lintMails = (rounds: readonly Round[]): LaunchFacts['remarks'] =>
  rounds.flatMap(({ variants }, round) =>
    variants.flatMap((variant) =>
      lintMail(variant, { isFirstRound: round === 0 })
        // That there must be a subject is a check of its own.
        .filter(({ rule }) => rule !== 'subjectEmpty')
        .map(({ rule, severity }) => ({ round, variant: variant.id, rule, severity })),
    ),
  );

const hasOwnOptOut = ({ variants }: Round) =>
  variants.every(({ html, text, isPlainText }) => /\{\{\s*unsubscribeUrl\b/.test(isPlainText ? (text ?? html) : html));

/** From today, or its start when that is later, to its last day. */
function daysAllowed({ zone, startDay, endDay }: CampaignRecord['settings']['schedule'], now: Date): number | null {
  if (!endDay) return null;
  const today = dayIn(zone, now);
  return daysBetween(startDay > today ? startDay : today, endDay) + 1;
}
