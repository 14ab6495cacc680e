import type { HoldReason } from '@outrider/contract/campaigns/holds';
import type { Generated } from 'kysely';
import '../../campaigns/index.ts';

/** One row: what this database belongs to, and how far its ledger goes. */
type InstallationTable = {
  world: 'box' | 'live';
  identity: Generated<string>;
  database_mark: string | null;
  ledger_beat_at: Date | null;
  restored_at: Date | null;
};

type SendingHoldsTable = {
  workspace_id: string;
  reason: HoldReason;
  held_at: Date;
  known_until: Date;
  left_until: Date;
  last_mail: string;
  resumed_at: Date | null;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    send_queues: {
      mailbox_id: string;
      workspace_id: string;
      next_at: Date;
      free_at: Date | null;
      rests_until: Date | null;
      wait: Generated<'moment' | 'lookAgain' | 'inbox'>;
      reason: Generated<string>;
      look_up_to: string | null;
      holder: string | null;
    };
    installation: InstallationTable;
    sending_holds: SendingHoldsTable;
    sending_looks: {
      mailbox_id: string;
      workspace_id: string;
      looked_at: Date | null;
      found_sent: Generated<number>;
      in_doubt: Generated<number>;
    };
  }
}
