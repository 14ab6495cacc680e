import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import type { summariseLeads as summariseCall } from '@outrider/contract/campaigns/leads';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { CampaignsDeps } from '../campaigns-deps.ts';
import { ownCampaign } from '../drafts/load-campaign.ts';
import { findMissing } from './find-missing.ts';
import { countCompanies, countKinds, listLeadValues } from './summary.repository.ts';

type Deps = Pick<CampaignsDeps, 'db' | 'listValues'>;
type Summary = z.input<typeof summariseCall.output>;

const CHUNK = 5_000;

export async function summariseLeads(deps: Deps, scope: Scope, campaignId: string): Promise<Summary> {
  const { db } = deps;
  const { rounds } = await ownCampaign(deps, scope, campaignId);
  const [companies, kinds, filled, missing] = await Promise.all([
    countCompanies(db, scope, campaignId),
    countKinds(db, scope, campaignId),
    countFilled(deps, scope, campaignId),
    findMissing(deps, scope, campaignId, rounds),
  ]);
  const sum = (is: (kind: (typeof kinds)[number]) => boolean) => kinds.filter(is).reduce((all, { n }) => all + n, 0);
  const countOf = <K extends string>(names: readonly K[], of: (kind: (typeof kinds)[number]) => string) =>
    Object.fromEntries(names.map((name) => [name, sum((kind) => of(kind) === name)])) as Record<K, number>;
  return {
    ...companies,
    byCategory: countOf([...CATEGORIES, 'NEVER'], ({ category }) => category),
    byProvider: countOf(PROVIDERS, ({ provider }) => provider),
    zonesKnown: filled.get('timeZone')?.filled ?? 0,
    fields: [...filled].map(([name, field]) => ({ name, ...field })).sort((one, other) => other.filled - one.filled),
    missing: missing.variables,
  };
}

/** Fields that somebody has a value in, of their own or the contact's. */
async function countFilled({ db, listValues }: Deps, scope: Scope, campaignId: string) {
  const fields = new Map<string, { filled: number; example: string }>();
  for (let after = '0'; ; ) {
    const some = await listLeadValues(db, scope, campaignId, { after, limit: CHUNK });
    const emails = some.map(({ email }) => email);
    const contacts = await listValues(db, scope, emails);
    for (const { email, fields: own } of some) {
      for (const [name, value] of Object.entries({ ...contacts.get(email), ...own })) {
        if (value === '' || name === 'email') continue;
        const field = fields.get(name);
        if (field) field.filled += 1;
        else fields.set(name, { filled: 1, example: value });
      }
    }
    const last = some.at(-1);
    if (!last || some.length < CHUNK) return fields;
    after = last.id;
  }
}
