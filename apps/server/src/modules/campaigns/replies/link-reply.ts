import type { linkReply as linkCall, listUnlinkedReplies as listCall } from '@outrider/contract/campaigns/replies';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { type Answer, listAnswers } from '../../inbox/index.ts';
import { listMailboxAddresses } from '../../mailboxes/index.ts';
import { findMailOfLead } from './mails.repository.ts';
import { listCandidates } from './match-reply.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { takeHumanReply } from './take-answer.ts';
import {
  countUnlinked,
  dropUnlinked,
  listUnlinked,
  settleUnlinked,
  type UnlinkedPlace,
} from './unlinked.repository.ts';

const PAGE = 20;

/** Values of people by address, for their names. */
type ListValues = (
  db: Db,
  scope: Scope,
  emails: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Record<string, string>>>>;

type Deps = RepliesDeps & { listValues: ListValues };

export async function listUnlinkedReplies(
  deps: Deps,
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
  const mailboxIds = [...new Set([...answers.values()].map(({ mailboxId }) => mailboxId))];
  const mailboxes = new Map(
    (await listMailboxAddresses(deps.db, scope, mailboxIds)).map(({ id, email }) => [id, email]),
  );
  const replies = [];
  for (const { id } of places) {
    const answer = answers.get(id);
    if (answer) replies.push(await describe(deps, scope, answer, mailboxes.get(answer.mailboxId) ?? ''));
  }
  const last = places.length === PAGE ? places.at(-1) : undefined;
  return {
    replies,
    next: last ? `${last.at.toISOString()} ${last.id}` : '',
    total: await countUnlinked(deps.db, scope),
  };
}

async function describe(deps: Deps, scope: Scope, answer: Answer, mailbox: string) {
  const candidates = await deps.db.transaction().execute((trx) => listCandidates(trx, scope, answer));
  const emails = candidates.map(({ mail }) => mail.address);
  const people = await deps.listValues(deps.db, scope, emails);
  return {
    messageId: answer.id,
    threadId: answer.threadId,
    mailbox,
    from: answer.from,
    subject: answer.subject,
    summary: answer.summary,
    at: answer.at.toISOString(),
    candidates: candidates.map(({ mail: { leadId, address: email, campaign }, why }) => {
      const { firstName = '', lastName = '' } = people.get(email) ?? {};
      return { leadId, email, name: `${firstName} ${lastName}`.trim(), campaign, why };
    }),
  };
}

const PLACE = /^(\S+) ([0-9a-f-]{36})$/;

function readPlace(text: string): UnlinkedPlace | undefined {
  const [, at = '', id] = PLACE.exec(text) ?? [];
  return id !== undefined && !Number.isNaN(Date.parse(at)) ? { at: new Date(at), id } : undefined;
}

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Somebody said whose answer it is: from then on it counts like any other. Or that it is none. */
export async function linkReply(
  deps: Deps,
  scope: Scope,
  { messageId, leadId }: z.output<(typeof linkCall)['input']>,
): Promise<z.input<typeof linkCall.output>> {
  if (!IS_ID.test(messageId)) throw new AppError('notFound');
  return deps.db.transaction().execute(async (trx) => {
    const [answer] = await listAnswers(trx, scope, [messageId]);
    const mail = leadId === null ? undefined : await findMailOfLead(trx, scope, leadId);
    if (!answer || (leadId !== null && !mail)) throw new AppError('notFound');
    if (!(await settleUnlinked(trx, scope, messageId, { leadId, at: deps.now() }))) throw new AppError('notFound');
    if (mail) {
      const { from, at, subject, summary: written, label } = answer;
      const reply = { messageId, from, at, subject, written, label, isLabelSure: answer.isLabelSure };
      await takeHumanReply(deps, trx, scope, reply, mail);
    }
    return { total: await countUnlinked(trx, scope) };
  });
}
