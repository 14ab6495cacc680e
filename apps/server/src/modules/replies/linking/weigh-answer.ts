import { type WeighedCandidate, weighReply } from '@outrider/campaign-rules/weigh-reply';
import { type SplitReply, splitReply } from '@outrider/mail-kit';
import type { Db, Scope } from '../../../platform/db.ts';
import { type Answer, listOwnMails, type OwnMail, readSubject } from '../../inbox/index.ts';
import { listMailboxAddresses } from '../../mailboxes/index.ts';
import { findMailOfLead, type MailFacts } from '../handling/mails.repository.ts';
import { listCandidates } from '../handling/match-reply.ts';
import type { RepliesDeps } from '../handling/replies-deps.ts';

type Values = Readonly<Record<string, string>>;

export type LinkDeps = RepliesDeps & {
  /** Values of people by address, for their names. */
  listValues(db: Db, scope: Scope, emails: readonly string[]): Promise<ReadonlyMap<string, Values>>;
  /** Addresses of contacts a text finds. */
  findEmails(db: Db, scope: Scope, search: string): Promise<string[]>;
  /** What a message says; undefined where its server does not tell now. */
  readBody(scope: Scope, messageId: string): Promise<{ text: string | null; html: string | null } | undefined>;
};

export type WeighedMail = {
  mail: MailFacts;
  values: Values;
  /** The mailbox that wrote it. */
  mailbox: string;
  /** The copy in Sent, where there is one, and what it says. */
  own: OwnMail | undefined;
  text: string;
  weighed: WeighedCandidate;
};

/** An answer as the calls about links give it, with the mailbox it came to. */
export const describeAnswer = ({ id, threadId, from, fromName, subject, at }: Answer, mailbox: string) => ({
  messageId: id,
  threadId,
  mailbox,
  from,
  fromName,
  subject,
  at: at.toISOString(),
});

export type WeighedAnswer = { said: SplitReply; mailbox: string; mails: WeighedMail[]; nonePercent: number };

/** Longer than any mail that is read to its end. */
const TEXT_MAX = 10_000;

/** Who it may be about, the most likely first, with what speaks for each. `leadId`: a lead who is looked at too. */
export async function weighAnswer(
  deps: LinkDeps,
  scope: Scope,
  answer: Answer,
  leadId?: string,
): Promise<WeighedAnswer> {
  const mails = await deps.db.transaction().execute(async (trx) => {
    const proposed = (await listCandidates(deps, trx, scope, answer)).map(({ mail }) => mail);
    const chosen = leadId === undefined ? undefined : await findMailOfLead(trx, scope, leadId);
    return chosen && !proposed.some((mail) => mail.leadId === chosen.leadId) ? [...proposed, chosen] : proposed;
  });
  const emails = mails.map(({ address }) => address);
  const [values, addresses, owns, body] = await Promise.all([
    deps.listValues(deps.db, scope, emails),
    listMailboxAddresses(deps.db, scope, [...new Set([answer.mailboxId, ...mails.map((mail) => mail.mailboxId)])]),
    listOwnMails(
      deps.db,
      scope,
      mails.map(({ mailboxId, messageId }) => ({ mailboxId, messageId: bareId(messageId) })),
    ),
    deps.readBody(scope, answer.id),
  ]);
  const said = splitReply(body ?? { text: answer.summary });
  const emailOf = new Map(addresses.map(({ id, email }) => [id, email]));
  const mailbox = emailOf.get(answer.mailboxId) ?? '';
  const topic = readSubject(answer.subject).topic;
  const known = new Map(owns.map((own) => [own.messageId, own]));
  const looked = await Promise.all(
    mails.map(async (mail) => {
      const own = known.get(bareId(mail.messageId));
      const text = own ? textOf(await deps.readBody(scope, own.id)) : '';
      return { mail, own, text, values: values.get(mail.address) ?? {}, mailbox: emailOf.get(mail.mailboxId) ?? '' };
    }),
  );
  const { from, fromName, hasReferences } = answer;
  const { candidates, nonePercent } = weighReply(
    { from, fromName, hasReferences, mailbox, ...said },
    looked.map((each) => ({
      id: each.mail.leadId,
      email: each.mail.address,
      firstName: each.values.firstName ?? '',
      lastName: each.values.lastName ?? '',
      text: each.text,
      mailbox: each.mailbox,
      isInThread: each.own?.threadId === answer.threadId,
      isSameSubject: topic !== '' && each.own !== undefined && readSubject(each.own.subject).topic === topic,
      isFreeMail: each.mail.isFreeMail,
    })),
  );
  const byLead = new Map(looked.map((each) => [each.mail.leadId, each]));
  return {
    said,
    mailbox,
    nonePercent,
    mails: candidates.flatMap((weighed) => {
      const found = byLead.get(weighed.id);
      return found ? [{ ...found, weighed }] : [];
    }),
  };
}

/** The inbox keeps Message-IDs without their brackets. */
const bareId = (messageId: string) => messageId.replaceAll(/^<|>$/g, '');

/** A mail as its reader sees it, without what it quotes itself. */
function textOf(body: { text: string | null; html: string | null } | undefined): string {
  if (!body) return '';
  return (body.text ?? splitReply(body).written).slice(0, TEXT_MAX).trim();
}

export const nameOf = ({ firstName = '', lastName = '' }: Values): string => `${firstName} ${lastName}`.trim();
