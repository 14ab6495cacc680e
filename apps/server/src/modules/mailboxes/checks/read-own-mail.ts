import { isAligned } from '@outrider/mailbox-checks/dmarc/tree-walk';
import type { Signature } from '@outrider/mailbox-checks/facts';
import { type SeeingDeps, seeSignatures } from './see-signatures.ts';
import { readSpfNote } from './spf-note.ts';

export type OwnMail = { seen: number; signatures: Signature[]; senders: string[] };

/**
 * What mails of a mailbox show of how its mail is signed and where it leaves. Anybody can write a mail in its name
 * and send it there, so one that came from outside counts only when SPF or a signature shows that it is real: else a
 * stranger's host would be proposed for the SPF record.
 */
export async function readOwnMail(deps: SeeingDeps, domain: string, mails: Buffer[]): Promise<OwnMail> {
  /** One a signer; the last mail speaks. */
  const signatures = new Map<string, Signature>();
  const senders = new Set<string>();
  let real = 0;
  let counted = 0;
  for (const mail of mails) {
    const found = await seeSignatures(deps, mail);
    const note = readSpfNote(mail);
    const isSigned = found.some((one) => one.result === 'pass' && isAligned(one.domain, domain, domain));
    const isReal = isSigned || note?.result === 'pass';
    if (note && !isReal) continue;
    counted += 1;
    if (isReal) real += 1;
    if (note) senders.add(note.address);
    for (const one of found) {
      const key = `${one.selector} ${one.domain}`;
      // Not every mail has the headers of a list: what an earlier one showed of them stays known.
      const { unsignedListHeaders: known } = signatures.get(key) ?? {};
      signatures.set(key, { ...(known && { unsignedListHeaders: known }), ...one });
    }
  }
  // A host may leave unsigned what it keeps to itself: that such a mail has no signature says nothing.
  return { seen: signatures.size > 0 ? counted : real, signatures: [...signatures.values()], senders: [...senders] };
}
