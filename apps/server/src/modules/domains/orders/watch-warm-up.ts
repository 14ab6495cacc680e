import type { Scope } from '../../../platform/db.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { backOff, PACE } from './back-off.ts';
import type { Outcome } from './note-outcome.ts';
import type { ItemRow } from './orders.repository.ts';

/** Ready once all that are left are warmed up; those their owner removed are not waited for. */
export async function watchWarmUp(
  { now, mailboxes }: Pick<DomainsDeps, 'now' | 'mailboxes'>,
  scope: Scope,
  item: ItemRow,
): Promise<Outcome> {
  const { domain } = item;
  const found = await mailboxes.find(
    scope,
    item.mailboxes.map(({ localPart }) => `${localPart}@${domain}`),
  );
  const step = 'warming' as const;
  const warm = [...found.values()].filter(({ isWarmedUp }) => isWarmedUp).length;
  const warmedUp = { note: 'warmedUp' as const, values: { count: warm } };
  if (warm === found.size) return { events: [{ kind: 'stepDone', domain, step }], step, words: warmedUp };
  const waiting = { for: 'warmUp' as const, until: backOff(PACE.warmUp, item.tries, now()) };
  return { events: [], step, words: { note: 'warmingUp', values: { warm, total: found.size } }, waiting };
}
