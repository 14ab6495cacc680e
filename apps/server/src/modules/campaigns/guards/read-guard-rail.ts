import type { readGuardRail as readCall } from '@outrider/contract/campaigns/operate';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findCampaign } from '../record/campaigns.repository.ts';
import type { CampaignsDeps } from '../record/campaigns-deps.ts';
import { countByCategory, type Evidence, findOpenGuard, listEvidence, listPoints } from './guards.repository.ts';
import { guardSince } from './judge-guards.ts';

type Deps = Pick<CampaignsDeps, 'db' | 'listValues'>;

const POINTS_MAX = 300;
const EVIDENCE_MAX = 200;

/** Why a guard-rail stopped the campaign; nothing when none did, or the user has said "go on" since. */
export async function readGuardRail(
  { db, listValues }: Deps,
  scope: Scope,
  campaignId: string,
): Promise<z.input<typeof readCall.output>> {
  if (!(await findCampaign(db, scope, campaignId))) throw new AppError('notFound');
  const guard = await findOpenGuard(db, scope, campaignId);
  if (!guard) return { guard: null };
  const span = { campaignId, rule: guard.rule, from: guardSince(guard.at), to: guard.at };
  const points = await listPoints(db, scope, span, POINTS_MAX);
  const evidence = await listEvidence(db, scope, span, EVIDENCE_MAX);
  const people = await listValues(
    db,
    scope,
    evidence.map(({ email }) => email),
  );
  return {
    guard: {
      ...guard,
      // The column keeps fewer digits than the rule has.
      max: Number(guard.max.toPrecision(6)),
      at: guard.at.toISOString(),
      points: points.map(({ at, ...counts }) => ({ ...counts, at: at.toISOString() })),
      evidence: evidence.map((one) => describe(one, people.get(one.email) ?? {})),
      byCategory: await countByCategory(db, scope, span),
    },
  };
}

/** A reply of three digits or an enhanced code (RFC 3463), as far as the words begin with one. */
const CODE = /^(?:\d{3}\b\s*)?(?:[245]\.\d{1,3}\.\d{1,3})?/;

function describe(
  { at, words, ...rest }: Evidence,
  { firstName = '', lastName = '', company = '' }: Readonly<Record<string, string>>,
) {
  const [code = ''] = CODE.exec(words) ?? [];
  return {
    ...rest,
    at: at.toISOString(),
    name: `${firstName} ${lastName}`.trim(),
    company,
    code: code.trim(),
    words: words.slice(code.length).trim(),
  };
}
