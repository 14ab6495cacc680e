import { useEffect, useRef, useState } from 'react';
import { finishOauth, type OauthOutcome } from './finish-oauth.ts';

/** What became of a ticket. It works once, so it is used once, however often the page is drawn. */
export function useOauthOutcome(ticket: string | null): OauthOutcome | undefined {
  const [outcome, setOutcome] = useState<OauthOutcome>();
  const used = useRef<string>(null);
  useEffect(() => {
    if (ticket === null || used.current === ticket) return;
    used.current = ticket;
    finishOauth(ticket).then(setOutcome, (error: unknown) =>
      setOutcome({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
    );
  }, [ticket]);
  return outcome;
}
