import type { LinkCandidate, readUnlinkedReply as readCall } from '@outrider/contract/campaigns/replies';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { letterOfId } from '../../forecast/index.ts';
import { listAnswers } from '../../inbox/index.ts';
import { listColleagues, listMailDetails, listMailsTo, type MailDetail } from '../handling/mails.repository.ts';
import { isUnlinked } from '../handling/unlinked.repository.ts';
import { IS_MESSAGE_ID } from './link-reply.ts';
import { describeAnswer, type LinkDeps, nameOf, type WeighedMail, weighAnswer } from './weigh-answer.ts';

export async function readUnlinkedReply(
  deps: LinkDeps,
  scope: Scope,
  { messageId, leadId }: z.output<(typeof readCall)['input']>,
): Promise<z.input<typeof readCall.output>> {
  if (!IS_MESSAGE_ID.test(messageId)) throw new AppError('notFound');
  const [answer] = await listAnswers(deps.db, scope, [messageId]);
  if (!answer || !(await isUnlinked(deps.db, scope, messageId))) throw new AppError('notFound');
  const { said, mailbox, mails, nonePercent } = await weighAnswer(deps, scope, answer, leadId);
  const details = new Map(
    (
      await listMailDetails(
        deps.db,
        scope,
        mails.map(({ mail }) => mail.id),
      )
    ).map((each) => [each.id, each]),
  );
  const known = new Set((await listMailsTo(deps.db, scope, answer.from)).map(({ recipientId }) => recipientId));
  const candidates: LinkCandidate[] = [];
  for (const each of mails) {
    const detail = details.get(each.mail.id);
    if (!detail) continue;
    const isNewAddress = answer.from !== '' && !known.has(each.mail.recipientId);
    candidates.push(await describe(deps, scope, each, detail, isNewAddress));
  }
  const best = mails[0]?.weighed.quote.lines;
  return {
    ...describeAnswer(answer, mailbox),
    written: said.written || said.quoted || answer.summary,
    signature: said.signature,
    quoted: best ?? quotedLines(said.quoted),
    hasReferences: answer.hasReferences,
    candidates,
    nonePercent,
  };
}

async function describe(
  deps: LinkDeps,
  scope: Scope,
  { mail, values, mailbox, own, text, weighed }: WeighedMail,
  detail: MailDetail,
  isNewAddress: boolean,
): Promise<LinkCandidate> {
  const { leadId, address: email, campaignId, campaign, round, stops, isFreeMail } = mail;
  const last = detail.rounds.length - 1;
  const mayStopOthers = stops.onCompanyReply && !isFreeMail;
  const colleagues = mayStopOthers
    ? await deps.db.transaction().execute((trx) => listColleagues(trx, scope, mail))
    : [];
  return {
    leadId,
    email,
    name: nameOf(values),
    company: values.company ?? '',
    title: values.title ?? '',
    campaignId,
    campaign,
    percent: weighed.percent,
    evidence: weighed.evidence,
    mail: {
      round,
      variant: letterOfId(detail.rounds[round], detail.variant),
      mailbox,
      at: detail.at.toISOString(),
      threadId: own?.threadId ?? null,
      text,
      quoted: weighed.quote.spans,
    },
    effect: {
      stops: detail.isStopped || round >= last ? null : { first: round + 1, last },
      colleagues: colleagues.length,
      isNewAddress,
      replies: detail.replies,
    },
  };
}

const quotedLines = (quoted: string) =>
  quoted
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((text) => ({ text, isOurs: false }));
