import { useEffect, useRef, useState } from 'react';
import type { Errand } from './errand.ts';
import { finishOauth, type OauthOutcome } from './finish-oauth.ts';

/** What became of a ticket. It works once, so it is used once, however often the page is drawn. */
export function useOauthOutcome(ticket: string | null, purpose: Errand['purpose']): OauthOutcome | undefined {
  const [outcome, setOutcome] = useState<OauthOutcome>();
  const used = useRef<string>(null);
  useEffect(() => {
    if (ticket === null || used.current === ticket) return;
    used.current = ticket;
    finishOauth(ticket, purpose).then(setOutcome, (error: unknown) =>
      setOutcome({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
  }, [ticket, purpose]);
  return outcome;
}
