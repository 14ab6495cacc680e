import { randomUUID } from 'node:crypto';
import { type ComposeAttrs, composeAttrs } from '@outrider/contract/compose/attrs';
import type { Db, Scope } from '../../../platform/db.ts';
import { createLog } from '../../../platform/log.ts';
import { createMessageIds } from '../../ledger/index.ts';
import { keepCopies, listSendingMailboxes } from '../../mailboxes/index.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { createComposeOwner } from './compose-owner.ts';
import { deliver } from './deliver.ts';
import type { DeliverDeps } from './deliver-deps.ts';
import { DELIVERY_RULES, type DeliveryDeps } from './delivery-deps.ts';

const silent = { listen: () => () => undefined, close: async () => undefined };

/** What delivering needs, with quick rules; `rest` replaces what a test is about. */
export const testDeliveryDeps = (
  db: Db,
  rest: Pick<DeliveryDeps, 'openSmtp'> & Partial<DeliveryDeps>,
): DeliveryDeps & DeliverDeps => ({
  db,
  writesDb: db,
  log: createLog('silent'),
  now: () => new Date(),
  monotonic: () => performance.now(),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  rest: (milliseconds) => new Promise((resolve) => setTimeout(() => resolve(false), milliseconds)),
  rules: { ...DELIVERY_RULES, leaseMs: 1_500, tickMs: 50, againAfterMs: Array.from({ length: 20 }, () => 200) },
  owners: { compose: createComposeOwner({ now: () => new Date(), onSent: async () => undefined }) },
  onSent: async () => undefined,
  makeLinks: async () => [],
  keepUploads: async () => undefined,
  messageIds: createMessageIds([Buffer.alloc(32, 7)]),
  listMailboxes: listSendingMailboxes,
  findSuppressed: async () => new Map(),
  writeMessage: async (_scope, { attrs, mailbox, recipients, messageId }) => {
    const to = recipients.to.map(({ address }) => `<${address}>`).join(', ');
    return Buffer.from(
      `From: <${mailbox.email}>\r\nTo: ${to}\r\nSubject: ${attrs.subject}\r\nMessage-ID: ${messageId}\r\n\r\nHello\r\n`,
    );
  },
  keepCopies: (copies) => keepCopies(db, copies, new Date()),
  wakeUps: silent,
  changes: silent,
  nameOf: async () => 'Maya',
  inFlight: new Set(),
  freezeQuote: async () => null,
  freezeAttachments: async (_scope, draft) => draft,
  ...rest,
});

/** A mail that was sent, and waits for a worker. */
export async function aDelivery(
  deps: DeliverDeps,
  scope: Scope,
  { mailboxId, ...wanted }: { mailboxId: string } & ({ to: readonly string[] } | { attrs: ComposeAttrs }),
) {
  const attrs =
    'attrs' in wanted
      ? wanted.attrs
      : composeAttrs.parse({ subject: `Hello ${randomUUID()}`, to: wanted.to, content: '<p>Hello</p>' });
  const wish = { id: randomUUID(), account: mailboxId, revision: 0, forced: true, attrs, at: deps.now() };
  const { id: draftId } = await saveDraft(deps.db, scope, wish);
  const caller = { ...scope, userId: randomUUID(), sessionId: randomUUID() };
  const everyAction = { id: draftId, revision: null, returnInfo: false, xMailerExt: '' };
  const more = { clientTimeZone: '', noticeSenderReceivers: false, flagLinkAttached: false } as const;
  // A moment to undo it, so that no test waits for the end here.
  const info = {
    ...everyAction,
    ...more,
    action: 'deliver',
    delayTime: 1,
    encrypt: 0,
    cl_send: 0,
  } as const;
  const { deliveryId = '' } = await deliver(deps, caller, {
    info,
    account: '',
    draftId,
    deliverEmail: '',
    language: 'en',
  });
  return { deliveryId, draftId };
}
