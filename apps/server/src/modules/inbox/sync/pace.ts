import type { SyncRules } from './sync-rules.ts';

/** Of mailboxes nobody looks at, a worker asks for counters so often in all. */
const COMMANDS_A_SECOND = 20;

type Circumstances = {
  /** Somebody opened the mailbox, or did something in it, not long ago. */
  isWanted: boolean;
  /** Mailboxes this worker reads. */
  crowd: number;
  /** What one glance costs: one with LIST-STATUS (RFC 5819), else one a folder. */
  commands: number;
};

/**
 * How often the counters of all folders are listed. With LIST-STATUS a glance of ten folders is one command beside the sign
 * of life and about two kilobytes, ten times a minute, and no statement to the database as long as nothing changed: 30 MB a
 * day, of the 2.5 GB that Gmail gives a reader. What is wanted always has it at full pace. The others share a worker's budget: up to 120 of them
 * (some 15 where every folder has to be asked) are at full pace, too; more of them slow down, at 1 200 to the regular look.
 */
export function paceOfGlances(
  { glanceMs, lookAroundMs }: Pick<SyncRules, 'glanceMs' | 'lookAroundMs'>,
  { isWanted, crowd, commands }: Circumstances,
): number {
  if (isWanted) return glanceMs;
  return Math.min(Math.max(glanceMs, (crowd * commands * 1_000) / COMMANDS_A_SECOND), Math.max(glanceMs, lookAroundMs));
}
