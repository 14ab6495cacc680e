import type { Scope, Trx } from '../../../platform/db.ts';
import type { InboxDeps, IncomingEvent } from '../inbox-deps.ts';
import { takeIncoming } from './classify.repository.ts';
import { incomingEvent } from './incoming-event.ts';

type Deps = Pick<InboxDeps, 'db' | 'suppress' | 'noteEvent' | 'listeners'>;

/** Acts on what came in and publishes it to the listeners, all in one transaction that takes the event: once, however often it runs. */
export async function publishIncoming(deps: Deps, scope: Scope, messageId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const taken = await takeIncoming(trx, scope, messageId);
    if (taken === undefined) return;
    const incoming = incomingEvent.parse(taken);
    await act(deps, trx, scope, incoming);
    for (const listener of deps.listeners) await listener(trx, scope, incoming);
  });
}

async function act(deps: Deps, trx: Trx, scope: Scope, incoming: IncomingEvent): Promise<void> {
  switch (incoming.kind) {
    case 'human':
    case 'autoReply':
    case 'outOfOffice':
      return actOnAnswer(deps, trx, scope, incoming);
    case 'bounce':
      return actOnBounce(deps, trx, scope, incoming);
    case 'complaint':
      return actOnComplaint(deps, trx, scope, incoming);
    case 'receipt':
      return undefined;
  }
}

async function actOnAnswer(
  { noteEvent, suppress }: Deps,
  trx: Trx,
  scope: Scope,
  incoming: IncomingEvent,
): Promise<void> {
  const { from, at, subject, written, kind, label, isLabelSure } = incoming;
  // A machine that says "received" says nothing about the person.
  if (from === '' || kind === 'autoReply') return;
  const isStop = label === 'stop' && isLabelSure;
  const event = kind === 'outOfOffice' ? 'outOfOffice' : isStop ? 'optedOut' : 'replied';
  await noteEvent(trx, scope, { email: from, event, at, about: subject, words: written });
  if (isStop) await suppress(trx, scope, { email: from, reason: 'optOut', about: subject });
}

async function actOnBounce(
  { noteEvent, suppress }: Deps,
  trx: Trx,
  scope: Scope,
  { at, subject, bounced }: IncomingEvent,
) {
  for (const { address, hard, isDelayed, status, reason } of bounced) {
    if (address === '' || isDelayed) continue;
    const words = [status, reason].filter(Boolean).join(' ');
    await noteEvent(trx, scope, { email: address, event: 'bounced', at, about: subject, words });
    if (hard) await suppress(trx, scope, { email: address, reason: 'bounce', about: words });
  }
}

async function actOnComplaint(
  { noteEvent, suppress }: Deps,
  trx: Trx,
  scope: Scope,
  incoming: IncomingEvent,
): Promise<void> {
  for (const email of incoming.originalRecipients) {
    await noteEvent(trx, scope, { email, event: 'complained', at: incoming.at, about: incoming.subject, words: '' });
    await suppress(trx, scope, { email, reason: 'complaint', about: incoming.subject });
  }
}
