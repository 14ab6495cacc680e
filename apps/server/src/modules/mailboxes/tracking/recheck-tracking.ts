import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { countTry } from '../../../platform/throttle.ts';
import { changeMailboxes, findMailbox, type MailboxRow } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { TESTS_PER_WORKSPACE } from '../throttles.ts';
import { checkTrackingDomain, recordOf, type TrackingCheck } from './check-tracking-domain.ts';
import { listTrackingDomains, type TrackingDomain } from './tracking.repository.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'now' | 'resolver' | 'tracker'>;

/** What was found a moment ago still holds. */
const FRESH_MS = 60_000;

/** Looks at the tracking domains of these mailboxes again, each once, and keeps what was found. */
export async function recheckTracking(
  deps: Deps,
  scope: Scope,
  mailboxIds: readonly string[],
): Promise<TrackingDomain[]> {
  const known = await listTrackingDomains(deps.db, scope, mailboxIds);
  const since = new Date(deps.now().getTime() - FRESH_MS);
  const isFresh = ({ checkedAt }: TrackingDomain) => checkedAt !== null && checkedAt > since;
  const stale = Map.groupBy(
    known.filter((one) => !isFresh(one)),
    ({ domain }) => domain,
  );
  const found = await Promise.all(
    [...stale].map(async ([domain, same]) => {
      const check = await checkTrackingDomain(deps, domain);
      const ids = same.map(({ mailboxId }) => mailboxId);
      await changeMailboxes(deps.db, scope, ids, columnsOf(check, deps.now()));
      return same.map((one) => ({ ...one, ...check, checkedAt: deps.now() }));
    }),
  );
  return [...known.filter(isFresh), ...found.flat()];
}

const columnsOf = ({ state, words }: TrackingCheck, at: Date | null) => ({
  tracking_state: state,
  tracking_words: words.slice(0, 500),
  tracking_checked_at: at,
});

/** By a person who may just have published the record. */
export async function checkTrackingNow(deps: Deps, scope: Scope, id: string) {
  const row = await findMailbox(deps.db, scope, id);
  if (!row) throw new AppError('notFound');
  if (row.tracking_domain === '') return describeTracking(deps, row);
  await countTry(deps.db, TESTS_PER_WORKSPACE, scope.workspaceId, deps.now());
  const columns = columnsOf(await checkTrackingDomain(deps, row.tracking_domain), deps.now());
  await changeMailboxes(deps.db, scope, [id], columns);
  return describeTracking(deps, { ...row, ...columns });
}

type Described = Pick<MailboxRow, 'tracking_domain' | 'tracking_state' | 'tracking_words' | 'tracking_checked_at'>;

export const describeTracking = ({ tracker }: Pick<Deps, 'tracker'>, row: Described) => ({
  state: row.tracking_state,
  words: row.tracking_words,
  checkedAt: row.tracking_checked_at?.toISOString() ?? null,
  record: row.tracking_domain === '' ? null : recordOf(tracker, row.tracking_domain),
});

/** What is kept about a domain that was just chosen for these; nothing is asked where it is known to answer. */
export async function trackingChosen(deps: Deps, scope: Scope, ids: readonly string[], domain: string | undefined) {
  if (domain === undefined) return {};
  if (domain === '') return columnsOf({ state: 'none', words: '' }, null);
  const known = await listTrackingDomains(deps.db, scope, ids);
  if (known.length === ids.length && known.every((one) => one.domain === domain && one.state === 'answers')) return {};
  await countTry(deps.db, TESTS_PER_WORKSPACE, scope.workspaceId, deps.now());
  return columnsOf(await checkTrackingDomain(deps, domain), deps.now());
}
