import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import type { Scope } from '../../../platform/db.ts';
import { findSuppressed, listAddressVerdicts } from '../../contacts/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import type { PartRow } from '../sources/read-part.ts';
import { findConversations } from './find-conversations.ts';
import { findProviders } from './find-providers.ts';
import { type LeftOut, listKnown, type NewLead } from './take.repository.ts';

/** Nobody is mailed at an address that is known not to exist. */
const NEVER_MAILED: ReadonlySet<string> = new Set(['INVALID', 'DOMAIN_ERROR']);

type Deps = Pick<LeadsDeps, 'db' | 'contacts' | 'mailHosts'>;
type Wanted = { campaignId: string; takesOthers: boolean; takesConversations: boolean };
type Judged = { welcome: NewLead[]; leftOut: LeftOut[] };

/** Who of these can be a lead, and why not the others. */
export async function judgeRows(
  deps: Deps,
  scope: Scope,
  rows: readonly PartRow[],
  { campaignId, takesOthers, takesConversations }: Wanted,
): Promise<Judged> {
  const leftOut: LeftOut[] = [];
  const people = new Map<string, PartRow>();
  for (const row of rows) {
    const email = parseAddress(row.email.trim())?.address.toLowerCase();
    if (email === undefined) leftOut.push({ email: row.email, why: 'notAnAddress', about: '' });
    else if (people.has(email)) leftOut.push({ email, why: 'twice', about: '' });
    else people.set(email, { ...row, email });
  }
  const emails = [...people.keys()];
  const [known, suppressed, verdicts, conversations] = await Promise.all([
    listKnown(deps.db, scope, campaignId, emails),
    findSuppressed(deps.contacts, deps.db, scope, emails),
    listAddressVerdicts(deps.db, scope, emails),
    takesConversations ? new Map<string, never>() : findConversations(deps.db, scope, emails),
  ]);
  const kept: { row: PartRow; category: string; mx: string }[] = [];
  for (const [email, row] of people) {
    const before = known.get(email);
    const { category, mx } = row.verdict ?? verdicts.get(email) ?? { category: null, mx: '' };
    const stop = suppressed.get(email)?.reason ?? before?.stop;
    const talk = conversations.get(email);
    const other = takesOthers ? null : before?.otherCampaign;
    if (before?.isLead) leftOut.push({ email, why: 'twice', about: '' });
    else if (stop) leftOut.push({ email, why: 'suppressed', about: stop });
    else if (category && NEVER_MAILED.has(category)) leftOut.push({ email, why: 'invalid', about: category });
    else if (talk) leftOut.push({ email, why: 'inConversation', about: talk });
    else if (other) leftOut.push({ email, why: 'inOtherCampaign', about: other });
    else kept.push({ row, category: category ?? 'NEVER', mx });
  }
  const providers = await findProviders(
    deps,
    scope,
    kept.map(({ row, mx }) => ({ domain: domainOf(row.email), mx })),
  );
  const welcome = kept.map(({ row: { email, fields }, category }) => {
    const domain = domainOf(email);
    const provider = providers.get(domain) ?? 'other';
    return { email, fields: filledOnly(fields), category, provider, isFreeMail: deps.mailHosts.isFree(domain) };
  });
  return { welcome, leftOut };
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** A value that is empty here must not hide the contact's. */
const filledOnly = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value.replaceAll('\0', '').toWellFormed().trim()] as const)
      .filter(([name, value]) => value !== '' && name !== 'email'),
  );
