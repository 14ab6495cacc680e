import type { Opener } from '@outrider/campaign-rules/classify-open';
import type { Generated } from 'kysely';

export type RequestKind = 'open' | 'click';

declare module '../../platform/db.ts' {
  interface Tables {
    tracking_requests: {
      id: Generated<string>;
      workspace_id: string;
      ledger_id: string;
      kind: RequestKind;
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
