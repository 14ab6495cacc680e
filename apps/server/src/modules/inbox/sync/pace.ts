import type { SyncRules } from './sync-rules.ts';

/** Mailboxes nobody looks at ask their servers so often in all, of one worker. */
const COMMANDS_A_SECOND = 20;
/** A folder is opened, then either all its flags are read or the messages of three flags are searched for. */
const COMMANDS_A_COMPARISON = 4;
/** Folders whose flags are compared in one glance, beside those of the inbox; where there are more, in turn. */
const COMPARED = { fewest: 1, most: 20 };

type Circumstances = {
  /** A user opened the mailbox, or did something in it, not long ago. */
  isWanted: boolean;
  /** Mailboxes this worker reads. */
  crowd: number;
  /** Commands that list the counters: one with LIST-STATUS (RFC 5819), else one a folder. */
  listing: number;
  /** Folders beside the inbox without a counter of changes (CONDSTORE), whose flags have to be compared. */
  mute: number;
};

type Pace = { everyMs: number; compared: number };

/**
 * How often the counters of all folders are listed, and of how many the flags are compared along with it. With LIST-STATUS a
 * glance of ten folders is one command beside the sign of life and about two kilobytes, ten times a minute, and no statement to
 * the database as long as nothing changed: 30 MB a day, of the 2.5 GB that Gmail gives a reader. What is wanted always has all
 * of it at full pace. The others share a worker's budget: up to 120 of them (some 15 where every folder has to be asked, some 13
 * where flags have to be compared) are at full pace, too; more of them slow down, at 1 200 to the regular look.
 */
export function paceOfGlances(
  { glanceMs, lookAroundMs }: Pick<SyncRules, 'glanceMs' | 'lookAroundMs'>,
  { isWanted, crowd, listing, mute }: Circumstances,
): Pace {
  const most = Math.min(mute, COMPARED.most);
  if (isWanted) return { everyMs: glanceMs, compared: most };
  const share = (COMMANDS_A_SECOND * glanceMs) / 1_000 / crowd;
  const left = Math.floor((share - listing) / COMMANDS_A_COMPARISON) - 1;
  const compared = Math.min(most, Math.max(COMPARED.fewest, left));
  const commands = listing + (mute > 0 ? (1 + compared) * COMMANDS_A_COMPARISON : 0);
  const fair = (crowd * commands * 1_000) / COMMANDS_A_SECOND;
  return { everyMs: Math.min(Math.max(glanceMs, fair), Math.max(glanceMs, lookAroundMs)), compared };
}
