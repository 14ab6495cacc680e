import type { CampaignEvent } from '@outrider/contract/campaigns/statistics';

const HOUR_MS = 3_600_000;

export type MarkKind = 'sent' | 'answered' | 'bounced' | 'planned';
export type DayMark = { at: number; kind: MarkKind };
export type DayLine = { email: string; sent: number; marks: DayMark[] };
type Planned = { at: string; email: string };

/** The mails of one day, a line for each mailbox: what went out, what became of it, and what is still to go. */
export function dayLines(events: readonly CampaignEvent[], planned: readonly Planned[]): DayLine[] {
  const kindOf = new Map<string, MarkKind>();
  for (const { kind, leadId } of events) {
    if (leadId === null) continue;
    if (kind === 'bounced') kindOf.set(leadId, 'bounced');
    if (kind === 'replied' && !kindOf.has(leadId)) kindOf.set(leadId, 'answered');
  }
  const lines = new Map<string, DayLine>();
  const lineOf = (email: string) => {
    const line = lines.get(email) ?? { email, sent: 0, marks: [] };
    lines.set(email, line);
    return line;
  };
  for (const { kind, at, mailbox, leadId } of events) {
    if (kind !== 'sent') continue;
    const line = lineOf(mailbox);
    line.sent += 1;
    line.marks.push({ at: Date.parse(at), kind: kindOf.get(leadId ?? '') ?? 'sent' });
  }
  for (const { at, email } of planned) lineOf(email).marks.push({ at: Date.parse(at), kind: 'planned' });
  return [...lines.values()].toSorted((a, b) => a.email.localeCompare(b.email));
}

/** Whole hours around everything that is shown. */
export function spanOf(lines: readonly DayLine[], now: number): { from: number; until: number; hours: number[] } {
  const times = [now, ...lines.flatMap(({ marks }) => marks.map(({ at }) => at))];
  const from = Math.floor(Math.min(...times) / HOUR_MS) * HOUR_MS;
  const until = Math.max(from + 4 * HOUR_MS, Math.ceil(Math.max(...times) / HOUR_MS) * HOUR_MS);
  const step = Math.max(1, Math.ceil((until - from) / HOUR_MS / 6)) * HOUR_MS;
  const hours: number[] = [];
  for (let at = from; at <= until; at += step) hours.push(at);
  return { from, until, hours };
}
