import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import { DELIVERY_RECIPIENTS_MAX, SCHEDULE_MAX_DAYS } from '@outrider/contract/compose/delivery';
import { AppError } from '@outrider/contract/errors';
import {
  addressesOf,
  leaveOut,
  planRecipients,
  type RecipientLists,
} from '@outrider/mail-kit/delivery/plan-recipients';
import type { Db, Scope } from '../../../platform/db.ts';
import type { Failure } from './delivery.tables.ts';

type Deps = {
  db: Db;
  findSuppressed: (db: Db, scope: Scope, emails: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
};

export type PlannedRecipients = {
  mails: RecipientLists[];
  /** What is no address. */
  malformed: string[];
  /** Who is left out, as they may not be written to. */
  failures: Failure[];
};

/** Who gets a mail. Refused where nobody would. */
export async function checkRecipients(deps: Deps, scope: Scope, attrs: ComposeAttrs): Promise<PlannedRecipients> {
  const { mails, malformed, count } = planRecipients({ ...attrs, isOneRcpt: attrs.showOneRcpt });
  if (count === 0) throw new AppError(malformed.length > 0 ? 'recipientMalformed' : 'recipientMissing');
  if (count > DELIVERY_RECIPIENTS_MAX) throw new AppError('tooManyRecipients');
  const suppressed = await deps.findSuppressed(deps.db, scope, mails.flatMap(addressesOf));
  const left = leaveOut(mails, (address) => suppressed.has(address));
  const failures = [...suppressed.keys()].map((email) => ({ email, reason: 'recipientSuppressed', words: '' }));
  if (left.length === 0) throw new AppError('recipientSuppressed');
  return { mails: left, malformed, failures };
}

export type Moment = { kind: 'now' | 'undo' | 'schedule'; at: Date; zone: string };

const DAY_MS = 86_400_000;

/** When it leaves: at a moment the user chose, after the time to undo it, or now. */
export function momentOf(
  { scheduleDate, scheduleDateTimeZone }: Pick<ComposeAttrs, 'scheduleDate' | 'scheduleDateTimeZone'>,
  { delaySeconds, clientTimeZone, now }: { delaySeconds: number; clientTimeZone: string; now: Date },
): Moment {
  const chosen = scheduleDate === '' ? undefined : new Date(scheduleDate);
  if (chosen && chosen.getTime() > now.getTime() + SCHEDULE_MAX_DAYS * DAY_MS) throw new AppError('scheduleTooFar');
  if (chosen && chosen > now) return { kind: 'schedule', at: chosen, zone: scheduleDateTimeZone || clientTimeZone };
  const at = new Date(now.getTime() + delaySeconds * 1_000);
  return { kind: delaySeconds > 0 ? 'undo' : 'now', at, zone: '' };
}
