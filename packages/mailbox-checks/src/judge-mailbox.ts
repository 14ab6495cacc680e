import type { Check } from './check.ts';
import { checkBlocklists } from './check-blocklists.ts';
import { checkLogIn } from './check-log-in.ts';
import { checkMx } from './check-mx.ts';
import { checkReverseDns } from './check-reverse-dns.ts';
import { checkDkim } from './dkim/check-dkim.ts';
import { checkDmarc } from './dmarc/check-dmarc.ts';
import { walkTree } from './dmarc/tree-walk.ts';
import { type Dns, plainName } from './dns.ts';
import type { MailboxFacts } from './facts.ts';
import { checkSpf } from './spf/check-spf.ts';

/** Every check of a mailbox, once each. What it asks `dns` is all it needs to know of the zones. */
export function judgeMailbox(facts: MailboxFacts, dns: Dns): Check[] {
  const domain = plainName(facts.domain);
  // A provider's own domain need not include what it asks of its customers' domains.
  const include = facts.ownsDomain ? plainName(facts.sending.include) : '';
  const known = { ...facts, domain, sending: { ...facts.sending, include } };
  const places = walkTree(dns, domain);
  const spf = checkSpf(dns, known);
  const dkim = checkDkim(dns, known, places.organisation);
  const checks = [
    checkMx(dns, known),
    spf.check,
    dkim.check,
    checkDmarc(dns, domain, places, { spfCovers: spf.covers, dkimPassing: dkim.passing }),
    checkReverseDns(dns, known),
    checkBlocklists(dns, known),
    checkLogIn(known),
  ];
  return facts.ownsDomain ? checks : checks.map(withoutPublishing);
}

const withoutPublishing = (check: Check): Check => (check.fix?.kind === 'publish' ? { ...check, fix: null } : check);
