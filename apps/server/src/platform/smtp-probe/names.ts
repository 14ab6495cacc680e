import type { VerifierPorts } from '@outrider/email-verifier/ports';
import { toAsciiDomain } from '@outrider/mail-kit/addresses/domain';
import type { DnsAnswer, Resolver } from '../dns/resolver.ts';

type Options = { resolver: Resolver; isAbsenceSure: (name: string) => Promise<boolean> };

/** Names as the verifier asks for them; a domain in other letters is asked for in ASCII (RFC 5891). */
export function namesForProbe({ resolver, isAbsenceSure }: Options): VerifierPorts['names'] {
  const ascii = (name: string) => toAsciiDomain(name) ?? name;
  return {
    async mx(domain) {
      const answer = await resolver.resolveMx(ascii(domain));
      if (answer.kind !== 'found') return answer;
      const records = answer.records.map(({ exchange, priority }) => ({ exchange, preference: priority }));
      return { kind: 'found', records };
    },
    addresses: (host) => bothKinds(resolver, ascii(host)),
    texts: (name) => resolver.resolveTxt(ascii(name)),
    isAbsenceSure: (name) => isAbsenceSure(ascii(name)),
  };
}

/** IPv4 first: few mail hosts can be asked over IPv6 by a sender without a good name there. */
async function bothKinds(resolver: Resolver, host: string): Promise<DnsAnswer<string>> {
  const four = await resolver.resolve4(host);
  if (four.kind === 'noSuchName') return four;
  const six = await resolver.resolve6(host);
  const records = [four, six].flatMap((answer) => (answer.kind === 'found' ? answer.records : []));
  if (records.length > 0) return { kind: 'found', records };
  return four.kind === 'failed' ? four : six;
}
