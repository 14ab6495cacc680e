import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import { listMembers } from '../../identity/index.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { renewWithCard } from '../orders/renew-with-card.ts';
import { findOrderSince } from '../orders/renewals.repository.ts';
import { billMonthly } from '../orders/settle-ownership.ts';
import { changeBought, listConnectedBought } from '../owned/bought-mailboxes.repository.ts';
import { listEnding } from '../owned/owned.repository.ts';
import { remindExpiry } from '../owned/remind-expiry.ts';

const DAY_MS = 86_400_000;
/** A domain that renews itself does so while there is time for another card. */
const RENEW_BEFORE_DAYS = 14;
const TRY_AGAIN_DAYS = 3;

/** Every hour: domains that renew themselves, reminders of those that do not, and mailboxes their owner removed. */
export async function maintainDomains(deps: DomainsDeps): Promise<void> {
  if (deps.isOn()) await renewDue(deps);
  // A user who bought one before selling was switched off has to move it in time.
  await remindExpiry(deps);
  if (deps.isOn()) await giveUpRemoved(deps);
}

async function renewDue(deps: DomainsDeps): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - TRY_AGAIN_DAYS * DAY_MS);
  for (const owned of await listEnding(deps.db, new Date(now.getTime() + RENEW_BEFORE_DAYS * DAY_MS))) {
    const scope = { workspaceId: owned.workspaceId };
    if (!owned.renewsItself || (await findOrderSince(deps.db, scope, owned.domain, since))) continue;
    const [member] = await listMembers(deps.db, scope);
    if (!member) continue;
    await renewWithCard(deps, { ...scope, userId: member.id }, owned.domain).catch((error: unknown) => {
      const words = error instanceof AppError ? error.reason : wordsOf(error);
      deps.log.warn({ domain: owned.domain, words }, 'A domain could not be renewed');
    });
  }
}

/** One that is no longer connected is closed at the host, and no longer billed. Its domain stays. */
async function giveUpRemoved(deps: DomainsDeps): Promise<void> {
  const bought = await listConnectedBought(deps.db);
  const workspaces = [...new Set(bought.map(({ workspaceId }) => workspaceId))];
  for (const workspaceId of workspaces) {
    const addresses = bought.filter((one) => one.workspaceId === workspaceId).map(({ address }) => address);
    const connected = await deps.mailboxes.find({ workspaceId }, addresses);
    for (const address of addresses.filter((one) => !connected.has(one))) await giveUp(deps, { workspaceId }, address);
  }
}

async function giveUp(deps: DomainsDeps, scope: Scope, address: string): Promise<void> {
  try {
    await deps.mailHost.disableMailbox(address);
  } catch (error) {
    deps.log.warn({ address, words: wordsOf(error) }, 'A removed mailbox could not be closed, and is tried again');
    return;
  }
  await deps.db.transaction().execute(async (trx) => {
    await changeBought(trx, scope, address, { disabled_at: deps.now() });
    await billMonthly(deps, trx, scope);
  });
}
