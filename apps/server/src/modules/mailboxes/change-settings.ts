import { AppError } from '@outrider/contract/errors';
import type { AccountSettings } from '@outrider/contract/mailboxes/settings';
import type { Scope } from '../../platform/db.ts';
import { serversOf } from './connect/server-accounts.ts';
import { noteEvent } from './events.repository.ts';
import { listShort } from './listing/list.repository.ts';
import { changeMailboxes, changeWarmupWish, findMailbox, type MailboxRow } from './mailboxes.repository.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { chooseFiler, countUnfiled } from './sent/sent-filings.repository.ts';
import { describeTracking, trackingChosen } from './tracking/recheck-tracking.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'now' | 'users' | 'resolver' | 'tracker'>;

const COLUMNS = {
  senderName: 'sender_name',
  dailyCap: 'daily_cap',
  gapMinutes: 'gap_minutes',
  burst: 'burst',
  ramp: 'ramp',
  signature: 'signature',
  replyTo: 'reply_to',
  trackingDomain: 'tracking_domain',
  timeZone: 'time_zone',
  sentFiler: 'sent_filer',
  warmup: 'warmup',
  warmupCap: 'warmup_cap',
  warmupReplyPercent: 'warmup_reply_percent',
} as const satisfies Record<keyof AccountSettings, keyof MailboxRow>;

type SettingsChange = { [Field in keyof AccountSettings]?: AccountSettings[Field] | undefined };

export async function settingsDetail(deps: Pick<Deps, 'db' | 'tracker'>, scope: Scope, id: string) {
  const { db } = deps;
  const row = await findMailbox(db, scope, id);
  if (!row) throw new AppError('notFound');
  return {
    accountId: row.id,
    email: row.email,
    senderName: row.sender_name,
    dailyCap: row.daily_cap,
    gapMinutes: row.gap_minutes,
    burst: row.burst,
    ramp: row.ramp,
    signature: row.signature,
    replyTo: row.reply_to,
    trackingDomain: row.tracking_domain,
    timeZone: row.time_zone,
    sentFiler: row.sent_filer,
    isSentFilerKnown: row.sent_filer_known,
    unfiled: await countUnfiled(db, scope, id),
    tracking: describeTracking(deps, row),
    warmup: row.warmup,
    warmupCap: row.warmup_cap,
    warmupReplyPercent: row.warmup_reply_percent,
    server: row.login_method === 'consent' ? null : serversOf(row),
  };
}

/** All or nothing: an id that is not the workspace's own refuses the whole change. */
export async function saveSettings(
  deps: Deps,
  scope: Scope,
  accountIds: readonly string[],
  settings: SettingsChange,
): Promise<{ changed: number }> {
  const ids = [...new Set(accountIds)];
  // Who asks for a gap again has no burst left over for the day it is taken away.
  const wanted = settings.gapMinutes ? { ...settings, burst: false } : settings;
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const change = Object.fromEntries(given.map(([field, value]) => [COLUMNS[field as keyof AccountSettings], value]));
  if (given.length === 0) return { changed: 0 };
  const { db, now, users } = deps;
  const tracking = await trackingChosen(deps, scope, ids, settings.trackingDomain);
  await db.transaction().execute(async (trx) => {
    const at = now();
    if (settings.warmup !== undefined) await changeWarmupWish(trx, scope, ids, settings.warmup, at);
    if (settings.sentFiler !== undefined) await chooseFiler(trx, scope, ids, settings.sentFiler);
    const changed = await changeMailboxes(trx, scope, ids, { ...change, ...tracking });
    if (changed.length < ids.length) throw new AppError('notFound');
    await noteEvent(trx, scope, changed, { event: 'settingsSaved', at });
    await users.afterChange(trx, scope, changed);
  });
  return { changed: ids.length };
}

/** Where answers to a mailbox can go: its own address, or another mailbox of the workspace. */
const CHOICES_MAX = 200;

export async function replyTo({ db }: Pick<Deps, 'db'>, scope: Scope, id: string) {
  const row = await findMailbox(db, scope, id);
  if (!row) throw new AppError('notFound');
  const others = await listShort(db, scope, '', undefined, CHOICES_MAX);
  return {
    replyToEmail: row.reply_to,
    choices: [...new Set([row.reply_to || row.email, row.email, ...others.map(({ email }) => email)])],
  };
}
