import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import type { summariseLeads as summariseCall } from '@outrider/contract/campaigns/leads';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import { findVerification } from '../../verification/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { tellMissing } from './find-missing.ts';
import { requiredVariables } from './required-variables.ts';
import { countCompanies, countOtherFields, countValues, findValues, listFirstLeads } from './summary.repository.ts';

type Deps = Pick<LeadsDeps, 'db' | 'listValues'>;
type Summary = z.input<typeof summariseCall.output>;

/** Among them one has a value in almost every field there is. */
const FIRST = 100;
const ADDRESS_CATEGORIES = [...CATEGORIES, 'NEVER'] as const;

export async function summariseLeads(deps: Deps, scope: Scope, campaignId: string): Promise<Summary> {
  const { db } = deps;
  const { rounds, verify_task_id } = await ownCampaign(deps, scope, campaignId);
  const required = requiredVariables(rounds);
  const asked = { filled: STANDARD_FIELDS, lacking: [...required.keys()], categories: ADDRESS_CATEGORIES };
  const [companies, { filled, lacking, categories, providers }, others, first] = await Promise.all([
    countCompanies(db, scope, campaignId),
    countValues(db, scope, campaignId, asked),
    countOtherFields(db, scope, campaignId),
    firstValues(deps, scope, campaignId),
  ]);
  const standard = [...filled].map(([name, count]) => ({ name, filled: count }));
  const fields = [...standard, ...others].filter((field) => field.filled > 0);
  const rare = fields.map(({ name }) => name).filter((name) => !first.has(name));
  const examples = new Map([...first, ...(await findValues(db, scope, campaignId, rare))]);
  return {
    ...companies,
    byCategory: countsOf(ADDRESS_CATEGORIES, categories),
    byProvider: countsOf(PROVIDERS, providers),
    zonesKnown: filled.get('timeZone') ?? 0,
    fields: fields
      .map((field) => ({ ...field, example: examples.get(field.name) ?? '' }))
      .sort((one, other) => other.filled - one.filled),
    missing: tellMissing(required, lacking),
    verifyTaskId: verify_task_id && ((await findVerification(db, scope, verify_task_id))?.id ?? null),
  };
}

const countsOf = <K extends string>(names: readonly K[], counts: ReadonlyMap<string, number>) =>
  Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<K, number>;

/** What the first lead that has something in a field has in it. */
async function firstValues({ db, listValues }: Deps, scope: Scope, campaignId: string): Promise<Map<string, string>> {
  const leads = await listFirstLeads(db, scope, campaignId, FIRST);
  const emails = leads.map(({ email }) => email);
  const contacts = await listValues(db, scope, emails);
  const values = leads.flatMap(({ email, fields }) => Object.entries({ ...contacts.get(email), ...fields }));
  return new Map(values.filter(([, value]) => value !== '').toReversed());
}
