import { createLedgerWrites } from '../../ledger/index.ts';

/** Nothing leaves while the workspace's sending is held. That it was not undone is the state of its row. */
export const writeComposeLedger = createLedgerWrites<undefined>({
  owner: 'compose',
  mayLeave: `not exists (select from sending_holds h where h.workspace_id = l.workspace_id and h.resumed_at is null)`,
  columns: [],
});
