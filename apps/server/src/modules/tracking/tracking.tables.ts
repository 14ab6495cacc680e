import type { Opener } from '@outrider/campaign-rules/classify-open';
import type { Generated } from 'kysely';

export type HitKind = 'open' | 'click';

declare module '../../platform/db.ts' {
  interface Tables {
    mail_hits: {
      id: Generated<string>;
      workspace_id: string;
      ledger_id: string;
      kind: HitKind;
      at: Date;
      since_ms: string | null;
      user_agent: Generated<string>;
      network: Generated<string>;
      target: Generated<string>;
      verdict: Opener;
      why: Generated<string>;
    };
  }
}
