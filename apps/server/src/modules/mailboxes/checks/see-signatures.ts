import type { Signature } from '@outrider/mailbox-checks/facts';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { Resolver } from '../../../platform/dns/resolver.ts';

export type SeeingDeps = { resolver: Resolver; now: () => Date };

/** The keys are judged apart, so that here a short one may pass. */
const ANY_KEY_BITS = 1;

/** The DKIM signatures of a letter (RFC 6376). */
export async function seeSignatures({ resolver, now }: SeeingDeps, letter: Buffer): Promise<Signature[]> {
  const { results } = await dkimVerify(letter, {
    resolver: (name) => resolveText(resolver, name),
    minBitLength: ANY_KEY_BITS,
    curTime: now(),
  });
  return results.flatMap(({ signingDomain, selector, status }) => {
    if (!signingDomain || !selector) return [];
    const reason = status.comment || '';
    return [{ domain: signingDomain.toLowerCase(), selector, result: readResult(status.result, reason), reason }];
  });
}

/** A changed body is the signer's problem: something behind it changes letters that were signed. */
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
