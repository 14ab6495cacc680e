import { headerOf, readMimeMessage } from '@outrider/mail-kit';
import type { Signature } from '@outrider/mailbox-checks/facts';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { Resolver } from '../../../platform/dns/resolver.ts';

export type SeeingDeps = { resolver: Resolver; now: () => Date };

/** The keys are judged apart, so that here a short one may pass. */
const ANY_KEY_BITS = 1;

/** What RFC 8058, 4 wants a signature to cover. */
const LIST_HEADERS = ['List-Unsubscribe', 'List-Unsubscribe-Post'];

/** The DKIM signatures of a mail (RFC 6376). */
export async function seeSignatures({ resolver, now }: SeeingDeps, mail: Buffer): Promise<Signature[]> {
  const { results } = await dkimVerify(mail, {
    resolver: (name) => resolveText(resolver, name),
    minBitLength: ANY_KEY_BITS,
    curTime: now(),
  });
  const message = readMimeMessage(mail);
  const listed = LIST_HEADERS.filter((name) => headerOf(message, name.toLowerCase()) !== undefined);
  return results.flatMap(({ signingDomain, selector, status, signingHeaders }) => {
    if (!signingDomain || !selector) return [];
    const reason = status.comment || '';
    const signed = new Set((signingHeaders?.headers ?? []).map((line) => line.split(':', 1)[0]?.trim().toLowerCase()));
    const unsigned = listed.filter((name) => !signed.has(name.toLowerCase()));
    return [
      {
        domain: signingDomain.toLowerCase(),
        selector,
        result: readResult(status.result, reason),
        reason,
        ...(listed.length > 0 && { unsignedListHeaders: unsigned }),
      },
    ];
  });
}

/** A changed body is the signer's problem: something behind it changes mails that were signed. */
function readResult(result: string, comment: string): Signature['result'] {
  if (result === 'pass') return 'pass';
  return result === 'fail' || comment === 'body hash did not verify' ? 'fail' : 'undecided';
}

/** As node:dns tells it, which is what the library expects. */
async function resolveText(resolver: Resolver, name: string): Promise<string[][]> {
  const answer = await resolver.resolveTxt(name);
  if (answer.kind === 'found') return answer.records.map((text) => [text]);
  const code = { none: 'ENODATA', noSuchName: 'ENOTFOUND', failed: 'ETIMEOUT' }[answer.kind];
  throw Object.assign(new Error(`${code} ${name}`), { code });
}
