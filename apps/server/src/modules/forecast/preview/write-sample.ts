import { randomBytes } from 'node:crypto';
import type { Round, Variant } from '@outrider/campaign-rules/campaign';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import {
  type BuiltMail,
  type CampaignRecord,
  chooseVariant,
  findCampaign,
  type MailLinks,
  type MailOrder,
  type MailPictures,
} from '../../campaigns/index.ts';
import { listSenders, type SendingMailbox } from '../../mailboxes/index.ts';
import { findPreviewLead } from '../states/named-leads.repository.ts';
import type { PreviewDeps } from './preview-deps.ts';

type SampleWish = {
  campaignId: string;
  round: number;
  /** As it stands in the editor, saved or not. */
  variant: Variant;
  leadId?: string | undefined;
  mailboxId?: string | undefined;
};

type SampleLead = { leadId: string; email: string; values: Record<string, string> };

/** Everything a mail is written with, for a lead and from a mailbox that may be missing yet. */
export type Sample = {
  campaign: CampaignRecord;
  lead: SampleLead | undefined;
  mailbox: SendingMailbox | undefined;
  pictures: MailPictures;
  /** Writes it; with `to` to another recipient than the lead, with `values` in place of what is known. */
  write: (rest?: { to?: string; values?: Record<string, string>; messageId?: string }) => BuiltMail;
};

export async function sampleOf(deps: PreviewDeps, scope: Scope, wish: SampleWish): Promise<Sample> {
  const campaign = await findCampaign(deps.db, scope, wish.campaignId);
  if (!campaign) throw new AppError('notFound');
  const found = await findPreviewLead(deps.db, scope, wish.campaignId, wish.leadId);
  if (!found && wish.leadId !== undefined) throw new AppError('notFound');
  const known = found && (await deps.listValues(deps.db, scope, [found.email])).get(found.email);
  const lead = found && { leadId: found.leadId, email: found.email, values: { ...known, ...found.fields } };
  const mailbox = await findMailbox(deps, scope, campaign, wish.mailboxId ?? found?.mailboxId ?? null);
  const rounds = withVariant(campaign.rounds, wish);
  const pictures = await deps.picturesOf(deps.db, scope, rounds);
  const at = deps.now();
  const write: Sample['write'] = ({ to = lead?.email ?? '', values = lead?.values ?? {}, messageId } = {}) => {
    const sender = mailbox ?? NOBODY;
    const leadId = lead?.leadId ?? '0';
    const order: MailOrder = {
      row: {
        id: '0',
        leadId,
        round: wish.round,
        messageId: messageId ?? sampleId(sender.email),
        recipient: { address: to },
      },
      rounds,
      // Nobody is counted for looking at a test.
      tracking: { ...campaign.settings.tracking, opens: false, clicks: false },
      footer: campaign.settings.footer,
      mailbox: sender,
      lead: { values, earlier: supposeSent(rounds, leadId, wish.round) },
      pictures,
      at,
      links: inertLinks(deps.appUrl),
    };
    return deps.buildMail(order);
  };
  return { campaign, lead, mailbox, pictures, write };
}

export const NOBODY = { email: '', senderName: '', replyTo: '', signature: '', trackingDomain: '' };

/** The page behind it says that it was a test. */
export const inertLinks = (appUrl: string): MailLinks => ({
  unsubscribe: `${appUrl}/t/u/test`,
  unsubscribeSubject: 'unsubscribe test',
  track: undefined,
});

/** RFC 5322, 3.6.4. Not in the form of ours that are in the ledger: nothing is there to be answered. */
export const sampleId = (sender: string): string =>
  `<${randomBytes(16).toString('base64url')}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;

/** The mail alone in its round, so that it is the one that is chosen. */
function withVariant(rounds: readonly Round[], { round, variant }: SampleWish): Round[] {
  const [before, own] = [rounds.slice(0, round), rounds[round]];
  const given: Round = {
    delay: { count: 0, unit: 'day' },
    condition: 'all',
    scope: 'anyEarlier',
    letsBestWin: false,
    ...own,
    variants: [{ ...variant, weight: 1 }],
  };
  return [...before, given];
}

/** A follow-up goes on in the thread of what went before it. */
const supposeSent = (rounds: readonly Round[], leadId: string, round: number) =>
  rounds.slice(0, round).flatMap((earlier, number) => {
    const variant = chooseVariant(earlier, { leadId, round: number })?.id;
    return variant === undefined ? [] : { round: number, variant, messageId: `<${number}.sample@sample.invalid>` };
  });

/** The one that was asked for, or writes to this lead; else the first that can send. */
async function findMailbox(
  { db, listMailboxes }: PreviewDeps,
  scope: Scope,
  { settings }: CampaignRecord,
  wanted: string | null,
): Promise<SendingMailbox | undefined> {
  const senders = await listSenders(db, scope, settings.senders);
  const able = senders.find(({ status }) => status === 'active') ?? senders[0];
  const id = wanted ?? able?.id;
  const [mailbox] = id === undefined ? [] : await listMailboxes(db, [id]);
  return mailbox?.workspaceId === scope.workspaceId ? mailbox : undefined;
}
