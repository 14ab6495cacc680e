import type { Round } from '@outrider/campaign-rules/campaign';
import { decodeHeaderWords, headerOf, messageBodies, readMimeMessage } from '@outrider/mail-kit';
import { inspectMailHtml } from '@outrider/mail-kit/html/sanitize-mail-html';
import type { Scope } from '../../../platform/db.ts';
import { type CampaignRecord, chooseVariant, type MailOrder } from '../../campaigns/index.ts';
import { inertLinks, letterOfId, NOBODY } from '../../forecast/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { RehearsalDeps } from './rehearsal-deps.ts';

/** A mail to write: when, from where, and which variant where that is not drawn any more. */
export type ThreadMail = { round: number; at: number; mailboxId: string; variant?: string | undefined };

export type WrittenMail = { variant: string; subject: string; html: string; text: string };

type Person = { leadId: string; email: string; values: Record<string, string> };

/** The mails of a thread one after the other, by what sends them: each goes on from those before it. */
export async function writeThread(
  deps: RehearsalDeps,
  scope: Scope,
  campaign: CampaignRecord,
  { leadId, email, values }: Person,
  mails: readonly ThreadMail[],
): Promise<WrittenMail[]> {
  const { rounds, settings } = campaign;
  const pictures = await deps.picturesOf(deps.db, scope, rounds);
  const found = await deps.listMailboxes(deps.db, [...new Set(mails.map(({ mailboxId }) => mailboxId))]);
  const own = found.filter(({ workspaceId }) => workspaceId === scope.workspaceId);
  const mailboxes = new Map<string, SendingMailbox>(own.map((mailbox) => [mailbox.id, mailbox]));
  const shown = new Map([...pictures.values()].map(({ id, type, body }) => [id, `data:${type};base64,${body}`]));
  const earlier: { round: number; variant: string; messageId: string }[] = [];
  return mails.map(({ round, at, mailboxId, variant }) => {
    const messageId = `<${round}.rehearsal@rehearsal.invalid>`;
    const chosen = variant || (chooseVariant(rounds[round], { leadId, round })?.id ?? '');
    const order: MailOrder = {
      row: { id: '0', leadId, round, messageId, recipient: { address: email }, variant: chosen },
      rounds,
      // Nobody is counted for looking at a rehearsal.
      tracking: { ...settings.tracking, opens: false, clicks: false },
      footer: settings.footer,
      mailbox: mailboxes.get(mailboxId) ?? NOBODY,
      lead: { values, earlier },
      pictures,
      at: new Date(at),
      links: inertLinks(deps.appUrl),
    };
    const raw = writeWithNames(deps, order);
    earlier.push({ round, variant: chosen, messageId });
    const isPlain = rounds[round]?.variants.find(({ id }) => id === chosen)?.isPlainText ?? false;
    return { variant: letterOfId(rounds[round], chosen), ...readMail(raw, isPlain, shown) };
  });
}

/** A value that is missing is shown by its name. */
function writeWithNames({ buildMail }: Pick<RehearsalDeps, 'buildMail'>, order: MailOrder): Buffer {
  const written = buildMail(order);
  if (written.kind === 'written') return written.raw;
  if (written.kind === 'gone') return EMPTY;
  const named = Object.fromEntries(written.variables.map((name) => [name, `{{${name}}}`]));
  const again = buildMail({ ...order, lead: { ...order.lead, values: { ...order.lead.values, ...named } } });
  return again.kind === 'written' ? again.raw : EMPTY;
}

const EMPTY = Buffer.from('\r\n');

function readMail(raw: Buffer, isPlain: boolean, shown: ReadonlyMap<string, string>) {
  const message = readMimeMessage(raw);
  const bodies = messageBodies(message);
  const page = inspectMailHtml(bodies.html ?? '', {
    remoteImage: (url) => url,
    inlineImage: (contentId) => shown.get(contentId.slice(0, contentId.indexOf('@'))),
  });
  return {
    subject: decodeHeaderWords(headerOf(message, 'subject') ?? ''),
    html: isPlain ? '' : page.html,
    text: bodies.text ?? '',
  };
}

/** What a round is called that never goes out; empty where it goes on in the thread. */
export const subjectOf = (rounds: readonly Round[], leadId: string, round: number): string =>
  chooseVariant(rounds[round], { leadId, round })?.subject ?? '';
