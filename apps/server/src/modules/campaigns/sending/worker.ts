import type { CampaignRounds } from './campaign-rounds.ts';
import { type GivenBack, giveBack } from './ledger.repository.ts';
import type { LetterWriter } from './message/write-letter.ts';
import { createNotary, type Notary } from './notary.ts';
import type { Note } from './notes.repository.ts';
import type { SendingDeps } from './sending-deps.ts';

/** Somebody who sends, from one number in `send_workers` to the next. */
export type Worker = {
  id: string;
  deps: SendingDeps;
  rounds: CampaignRounds;
  writeLetter: LetterWriter;
  notary: Notary;
  /** Buried: whatever was mine belongs to others, and no last byte may be written any more. */
  isFenced(): boolean;
  fence(): void;
  /** Does what must be done and may be done twice, however long the database is away; not when somebody else does it. */
  persist(act: () => Promise<unknown>): Promise<void>;
  /** To be sent again, as nothing of it was taken by a server. */
  giveBack(rows: readonly GivenBack[]): Promise<void>;
  noteLater(note: Note): void;
  /** Waits for every note that nobody waited for. */
  notesDone(): Promise<void>;
};

const AGAIN_MS = 250;

type Parts = { deps: SendingDeps; rounds: CampaignRounds; writeLetter: LetterWriter };

export function createWorker(id: string, { deps, rounds, writeLetter }: Parts): Worker {
  let fenced = false;
  const isFenced = () => fenced;
  const notary = createNotary(deps, id, isFenced);
  const pending = new Set<Promise<unknown>>();

  async function persist(act: () => Promise<unknown>) {
    while (!fenced) {
      try {
        await act();
        return;
      } catch (error) {
        deps.log.warn({ err: error }, 'the ledger is written again');
        await deps.pause(AGAIN_MS);
      }
    }
  }

  return {
    id,
    deps,
    rounds,
    writeLetter,
    notary,
    isFenced,
    fence() {
      fenced = true;
    },
    persist,
    giveBack: (rows) =>
      persist(() => deps.db.transaction().execute((trx) => giveBack(trx, id, ['reserved', 'complete'], rows))),
    noteLater(note) {
      const noted: Promise<unknown> = notary.noteInPassing(note).finally(() => pending.delete(noted));
      pending.add(noted);
    },
    async notesDone() {
      notary.hurry();
      await Promise.all(pending);
    },
  };
}
