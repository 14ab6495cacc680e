export {
  addToCounters,
  type LockedCounters,
  lockCounters,
  lockCountersById,
  lockCountersOf,
} from './counters.repository.ts';
export type { Departure } from './departure.ts';
export { takeConfirmed } from './doubt/doubts.repository.ts';
export { type ProofDeps, proveSent } from './doubt/prove-sent.ts';
export { type DoubtDeps, LOOK_UPS, settleDoubts } from './doubt/settle-doubts.ts';
export { drawIds } from './draw-ids.repository.ts';
export { evictWorkers } from './evict-workers.ts';
export { knowsMails } from './known-mails.repository.ts';
export type { LedgerState } from './ledger.tables.ts';
export { createLedgerWriter, type LedgerWriter } from './ledger-writer.ts';
export { createMessageIds, type MessageIds } from './message-id.ts';
export { type LedgerOwner, type LedgerOwners, ownerOf } from './owner.ts';
export { createPersist } from './persist.ts';
export { register } from './register.ts';
export {
  deferRows,
  doubtHeld,
  endPlanned,
  type GivenBack,
  giveBack,
  listHeld,
  reserveRows,
} from './states.repository.ts';
export {
  addUnrecorded,
  beginRecording,
  findByKeys,
  listUnrecorded,
  settleEnded,
  takeUnrecorded,
} from './unrecorded.repository.ts';
export { addWorker, beginAsWorker, keepAlive, removeWorker } from './workers.repository.ts';
export {
  createLedgerWrites,
  type LedgerWrite,
  writeEnds,
} from './writes.repository.ts';
