import type { Proposal, proposeContent as proposeCall } from '@outrider/contract/campaigns/writing';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import { htmlToMarked } from '@outrider/template/html-to-marked';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { countTry, type Throttle } from '../../../platform/throttle.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import { countOtherFields } from '../../leads/index.ts';
import type { Given } from './given.ts';
import { readProposal } from './read-proposal.ts';
import { writePrompt } from './write-prompt.ts';
import type { WritingDeps } from './writing-deps.ts';

type Wanted = z.output<typeof proposeCall.input>;
type WantedContent = Pick<Wanted['content'], 'html' | 'text' | 'isPlainText'>;

/** A model costs money or a machine's time. */
const PROPOSALS_PER_WORKSPACE: Throttle = { name: 'content-proposals', limit: 60, windowSeconds: 3_600 };
/** What is longer is no mail, and costs the operator who pays for the model. */
const CONTENT_MAX = 12_000;
const OF_SENDER = ['signature', 'postalAddress', 'unsubscribeUrl'];

/** A mail as a model would write it. It is given back to be looked at, and kept nowhere. */
export async function proposeContent(deps: WritingDeps, scope: Scope, wanted: Wanted): Promise<Proposal> {
  const { db, now, model } = deps;
  const { rounds } = await ownCampaign(deps, scope, wanted.campaignId);
  if (!model) throw new AppError('writingHelpOff');
  const { task, round, wish } = wanted;
  const content = markedOf(wanted.content);
  if (task !== 'write' && content === '') throw new AppError('nothingToRewrite');
  await countTry(db, PROPOSALS_PER_WORKSPACE, scope.workspaceId, now());
  const before = rounds[round - 1]?.variants[0];
  const given: Given = {
    task,
    round,
    wish,
    subject: wanted.content.subject,
    content,
    earlier: before ? markedOf(before) : '',
    variables: await namesOf(deps, scope, wanted.campaignId),
  };
  const answer = await model.ask(writePrompt(given));
  if (answer === undefined) throw new AppError('modelSilent');
  const proposed = readProposal(answer, given);
  if (!proposed) throw new AppError('modelUnusable');
  return { ...proposed, model: model.name };
}

const markedOf = ({ html, text, isPlainText }: WantedContent): string =>
  (isPlainText ? (text ?? '') : htmlToMarked(html)).trim().slice(0, CONTENT_MAX);

/** What leads can have values of: names only, never a value. */
async function namesOf({ db }: WritingDeps, scope: Scope, campaignId: string): Promise<string[]> {
  const others = await countOtherFields(db, scope, campaignId);
  return [...new Set(['firstName', ...STANDARD_FIELDS, ...others.map(({ name }) => name), ...OF_SENDER])];
}
