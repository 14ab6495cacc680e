import type {
  findLeadsToLink as findCall,
  listUnlinkedReplies as listCall,
} from '@outrider/contract/campaigns/replies';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { type Answer, listAnswers } from '../../inbox/index.ts';
import { listMailsToSome } from '../handling/mails.repository.ts';
import {
  countLinkedUnasked,
  countUnlinked,
  dropUnlinked,
  listUnlinked,
  type UnlinkedPlace,
} from '../handling/unlinked.repository.ts';
import { describeAnswer, type LinkDeps, nameOf, weighAnswer } from './weigh-answer.ts';

const PAGE = 20;

export async function listUnlinkedReplies(
  deps: LinkDeps,
  scope: Scope,
  { after }: z.output<(typeof listCall)['input']>,
): Promise<z.input<typeof listCall.output>> {
  const places = await listUnlinked(deps.db, scope, { after: readPlace(after), limit: PAGE });
  const ids = places.map(({ id }) => id);
  const answers = new Map((await listAnswers(deps.db, scope, ids)).map((answer) => [answer.id, answer]));
  await dropUnlinked(
    deps.db,
    scope,
    ids.filter((id) => !answers.has(id)),
  );
  const found = ids.flatMap((id) => answers.get(id) ?? []);
  const last = places.length === PAGE ? places.at(-1) : undefined;
  return {
    replies: await Promise.all(found.map((answer) => describe(deps, scope, answer))),
    next: last ? `${last.at.toISOString()} ${last.id}` : '',
    total: await countUnlinked(deps.db, scope),
    linkedThisMonth: await countLinkedUnasked(deps.db, scope, startOfMonth(deps.now())),
  };
}

async function describe(deps: LinkDeps, scope: Scope, answer: Answer) {
  const { mails, mailbox } = await weighAnswer(deps, scope, answer);
  return {
    ...describeAnswer(answer, mailbox),
    summary: answer.summary,
    candidates: mails.map(({ mail: { leadId, address: email, campaign }, values, weighed: { percent } }) => ({
      leadId,
      email,
      name: nameOf(values),
      campaign,
      percent,
    })),
  };
}

const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

const PLACE = /^(\S+) ([0-9a-f-]{36})$/;

function readPlace(text: string): UnlinkedPlace | undefined {
  const [, at = '', id] = PLACE.exec(text) ?? [];
  return id !== undefined && !Number.isNaN(Date.parse(at)) ? { at: new Date(at), id } : undefined;
}

export async function findLeadsToLink(
  deps: LinkDeps,
  scope: Scope,
  { search }: z.output<(typeof findCall)['input']>,
): Promise<z.input<typeof findCall.output>> {
  const emails = await deps.findEmails(deps.db, scope, search);
  const mails = await listMailsToSome(deps.db, scope, { text: search, emails });
  const values = await deps.listValues(
    deps.db,
    scope,
    mails.map(({ address }) => address),
  );
  return {
    leads: mails.map(({ leadId, address: email, campaign }) => {
      const theirs = values.get(email) ?? {};
      return { leadId, email, name: nameOf(theirs), company: theirs.company ?? '', campaign };
    }),
  };
}
