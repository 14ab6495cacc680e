/** The copy at the server follows once nobody has typed for so long. */
export const COPY_AFTER_MS = 60_000;

/** Copies come due at such steps, so that most saves leave the moment as it is, which costs the database less. */
const COPY_STEP_MS = 15_000;

/** When the copy of what was saved now is to follow. */
export const copyDueAfter = (at: Date): Date =>
  new Date(Math.ceil((at.getTime() + COPY_AFTER_MS) / COPY_STEP_MS) * COPY_STEP_MS);

/** Longer than a copy can take: a connection is closed after 45 s of silence. */
export const COPY_LEASE_MS = 180_000;

const MINUTE_MS = 60_000;
/** After the first try, the second, and so on; then at the last pace. */
const AGAIN_AFTER_MIN = [1, 5, 15, 60, 240];

export const copyAgainAfterMs = (tries: number): number =>
  (AGAIN_AFTER_MIN[Math.min(Math.max(tries, 1), AGAIN_AFTER_MIN.length) - 1] ?? 1) * MINUTE_MS;

/** A message of the Drafts folder with our header. */
export type FoundCopy = { uid: number; revision: number };

export type CopyPlan =
  /** Another mail program changed it: nothing is written until the user has chosen. */
  | { kind: 'conflict'; conflict: 'changed' | 'gone' }
  /** `keep` is as new as the draft; the others are strays. */
  | { kind: 'tidy'; keep: number; remove: number[] }
  /** `replace`: the newest there is; `remove`: the others, once the new one is there. */
  | { kind: 'write'; replace: number | undefined; remove: number[] }
  | { kind: 'remove'; remove: number[] };

type Copied = { isOpen: boolean; revision: number; copyRevision: number };

/**
 * What is to be done about the copies of a draft, by what the server has. `others`: messages that have its Message-ID, but no
 * longer our header, so another program wrote them. A worker that died may have left several of ours.
 */
export function planCopy(
  { isOpen, revision, copyRevision }: Copied,
  found: readonly FoundCopy[],
  others: readonly number[],
): CopyPlan {
  const [newest, ...rest] = found.toSorted((one, other) => other.revision - one.revision || other.uid - one.uid);
  const strays = rest.map(({ uid }) => uid);
  if (!isOpen) return { kind: 'remove', remove: newest ? [newest.uid, ...strays] : [] };
  if (newest && newest.revision > revision) return { kind: 'conflict', conflict: 'changed' };
  if (newest?.revision === revision) return { kind: 'tidy', keep: newest.uid, remove: strays };
  if (!newest && copyRevision > 0) return { kind: 'conflict', conflict: others.length > 0 ? 'changed' : 'gone' };
  return { kind: 'write', replace: newest?.uid, remove: strays };
}
