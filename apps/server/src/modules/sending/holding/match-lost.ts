import type { MessageIds } from '../../ledger/index.ts';
import type { LedgerMail, OwnMail } from './found-mails.repository.ts';

/** `place`: of a lead's mail. */
type Place = { leadId: string; round: number };
export type MatchedMail = { id: string; messageId: string; at: Date };

/**
 * Of mails that left after the ledger was copied: which of its unsent mails they were. One whose number the ledger has left
 * under another Message-ID, as its lead had changed hands; one it has not is the round after the mails it refers to.
 */
export function matchLost(
  messageIds: MessageIds,
  { own, ledger, lastMail }: { own: readonly OwnMail[]; ledger: readonly LedgerMail[]; lastMail: bigint },
): MatchedMail[] {
  const byId = new Map(ledger.map((mail) => [mail.id, mail]));
  const byPlace = new Map(ledger.map((mail) => [placeName(mail), mail]));
  const placeOf = new Map<string, Place>(ledger.map((mail) => [mail.messageId, mail]));
  const matched = new Map<string, MatchedMail>();
  const isOurs = (ref: string) => messageIds.ledgerIdIn(ref) !== undefined;
  for (const { messageId, refs, at } of own) {
    const number = messageIds.ledgerIdIn(messageId);
    if (number === undefined || placeOf.has(messageId)) continue;
    const known = BigInt(number) <= lastMail ? byId.get(number) : undefined;
    const place = known ?? placeAfter(refs.filter(isOurs), placeOf);
    const mail = place && byPlace.get(placeName(place));
    if (place) placeOf.set(messageId, place);
    if (mail?.isUnsent && !matched.has(mail.id)) matched.set(mail.id, { id: mail.id, messageId: `<${messageId}>`, at });
  }
  return [...matched.values()];
}

const placeName = ({ leadId, round }: Place) => `${leadId} ${round}`;

/** Mails of ours between the newest that is known and this one went out as well. */
function placeAfter(ours: readonly string[], placeOf: ReadonlyMap<string, Place>): Place | undefined {
  const at = ours.findLastIndex((ref) => placeOf.has(ref));
  const before = placeOf.get(ours[at] ?? '');
  return before && { leadId: before.leadId, round: before.round + ours.length - at };
}
