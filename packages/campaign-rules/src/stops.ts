import type { StopRules } from './campaign.ts';

/** What came back from, or about, a person. */
export type Incident =
  | { kind: 'humanReply' }
  | { kind: 'autoReply' }
  | { kind: 'outOfOffice'; returnDay: string | null }
  | { kind: 'bounce'; isAddressBad: boolean }
  | { kind: 'complaint' }
  | { kind: 'optOut' }
  | { kind: 'suppressed' }
  | { kind: 'click' };

/**
 * Who is concerned: the lead in this campaign, the person in all campaigns, or also everybody else at the company in
 * this campaign. `hold` waits and goes on; `stop` is for good.
 */
export type Consequence =
  | { act: 'none' }
  | { act: 'stop'; whom: 'lead' | 'person'; alsoCompany: boolean; reason: StopReason }
  | { act: 'hold'; whom: 'person'; until: { day: string } | { afterDays: number } };

export type StopReason = 'replied' | 'bounced' | 'complained' | 'optedOut' | 'suppressed' | 'clicked';

/** How long a person is away who did not say. */
export const AWAY_DAYS = 7;

export function consequenceOf(incident: Incident, { onCompanyReply, onClick }: StopRules): Consequence {
  const stop = (whom: 'lead' | 'person', reason: StopReason, alsoCompany = false): Consequence => ({
    act: 'stop',
    whom,
    alsoCompany,
    reason,
  });
  switch (incident.kind) {
    case 'humanReply':
      return stop('lead', 'replied', onCompanyReply);
    case 'autoReply':
      return { act: 'none' };
    case 'outOfOffice': {
      const until = incident.returnDay === null ? { afterDays: AWAY_DAYS } : { day: incident.returnDay };
      return { act: 'hold', whom: 'person', until };
    }
    case 'bounce':
      // A full mailbox or a policy says nothing about the address elsewhere.
      return stop(incident.isAddressBad ? 'person' : 'lead', 'bounced');
    case 'complaint':
      return stop('person', 'complained');
    case 'optOut':
      return stop('person', 'optedOut');
    case 'suppressed':
      return stop('person', 'suppressed');
    case 'click':
      return onClick ? stop('lead', 'clicked') : { act: 'none' };
  }
}
