import type { MailBuilder } from '../../campaigns/index.ts';
import {
  createLedgerWriter,
  createPersist,
  type GivenBack,
  type LedgerWrite,
  type LedgerWriter,
} from '../../ledger/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { giveBackToQueues } from '../queues/give-back.ts';
import type { CampaignRounds } from '../reservation/campaign-rounds.ts';
import { type MarkDetail, writeCampaignLedger } from './mark-rules.ts';

/** A process that sends, from one number in `send_workers` to the next. */
export type Worker = {
  id: string;
  deps: SendingDeps;
  rounds: CampaignRounds;
  buildMail: MailBuilder;
  writer: LedgerWriter<MarkDetail>;
  /** Evicted: what was mine belongs to others, and no last byte may be written any more. */
  isFenced(): boolean;
  fence(): void;
  /** Does what must be done and may be done twice, however long the database is away; not when another worker does it. */
  persist(act: () => Promise<unknown>): Promise<void>;
  /** To be sent again, as nothing of it was taken by a server. */
  giveBack(rows: readonly GivenBack[]): Promise<void>;
  writeLater(write: LedgerWrite<MarkDetail>): void;
  /** Waits for every write that was not waited for. */
  writesDone(): Promise<void>;
};

type Parts = { deps: SendingDeps; rounds: CampaignRounds; buildMail: MailBuilder };

export function createWorker(id: string, { deps, rounds, buildMail }: Parts): Worker {
  let fenced = false;
  const isFenced = () => fenced;
  const writer = createLedgerWriter(
    {
      ...deps,
      writeLedger: writeCampaignLedger,
      ...(deps.atPoint ? { duringWrite: () => deps.atPoint?.('duringNote') } : {}),
    },
    id,
    isFenced,
  );
  const pending = new Set<Promise<unknown>>();

  const persist = createPersist({ ...deps, isFenced });

  return {
    id,
    deps,
    rounds,
    buildMail,
    writer,
    isFenced,
    fence() {
      fenced = true;
    },
    persist,
    giveBack: (rows) =>
      persist(() => deps.db.transaction().execute((trx) => giveBackToQueues(trx, id, ['reserved', 'complete'], rows))),
    writeLater(write) {
      const written: Promise<unknown> = writer.writeInPassing(write).finally(() => pending.delete(written));
      pending.add(written);
    },
    async writesDone() {
      writer.hurry();
      await Promise.all(pending);
    },
  };
}
