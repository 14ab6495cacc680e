import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import type { summariseLeads as summariseCall } from '@outrider/contract/campaigns/leads';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { CampaignsDeps } from '../campaigns-deps.ts';
import { ownCampaign } from '../drafts/load-campaign.ts';
import { findMissing } from './find-missing.ts';
import {
  countCompanies,
  countKinds,
  countOtherFields,
  countStandardFields,
  listFirstLeads,
} from './summary.repository.ts';

type Deps = Pick<CampaignsDeps, 'db' | 'listValues'>;
type Summary = z.input<typeof summariseCall.output>;

/** Among them somebody has a value in almost every field there is. */
const FIRST = 100;

export async function summariseLeads(deps: Deps, scope: Scope, campaignId: string): Promise<Summary> {
  const { db } = deps;
  const { rounds } = await ownCampaign(deps, scope, campaignId);
  const [companies, kinds, standard, others, missing, first] = await Promise.all([
    countCompanies(db, scope, campaignId),
    countKinds(db, scope, campaignId),
    countStandardFields(db, scope, campaignId),
    countOtherFields(db, scope, campaignId),
    findMissing(deps, scope, campaignId, rounds),
    firstValues(deps, scope, campaignId),
  ]);
  const sum = (is: (kind: (typeof kinds)[number]) => boolean) => kinds.filter(is).reduce((all, { n }) => all + n, 0);
  const countOf = <K extends string>(names: readonly K[], of: (kind: (typeof kinds)[number]) => string) =>
    Object.fromEntries(names.map((name) => [name, sum((kind) => of(kind) === name)])) as Record<K, number>;
  return {
    ...companies,
    byCategory: countOf([...CATEGORIES, 'NEVER'], ({ category }) => category),
    byProvider: countOf(PROVIDERS, ({ provider }) => provider),
    zonesKnown: standard.find(({ name }) => name === 'timeZone')?.filled ?? 0,
    fields: [...standard, ...others]
      .map((field) => ({ ...field, example: first.get(field.name) ?? field.example }))
      .sort((one, other) => other.filled - one.filled),
    missing: missing.variables,
  };
}

/** What the first lead that has something in a field has in it. */
async function firstValues({ db, listValues }: Deps, scope: Scope, campaignId: string): Promise<Map<string, string>> {
  const leads = await listFirstLeads(db, scope, campaignId, FIRST);
  const emails = leads.map(({ email }) => email);
  const contacts = await listValues(db, scope, emails);
  const values = leads.flatMap(({ email, fields }) => Object.entries({ ...contacts.get(email), ...fields }));
  return new Map(values.filter(([, value]) => value !== '').toReversed());
}
