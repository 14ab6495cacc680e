import type { Scope, Trx } from '../../../platform/db.ts';
import type { InboxDeps, InboxNews } from '../inbox-deps.ts';
import { inboxNews } from './inbox-news.ts';
import { takeNews } from './judge.repository.ts';

type Deps = Pick<InboxDeps, 'db' | 'suppress' | 'noteEvent' | 'listeners'>;

/** Acts on what came in and tells those who listen, all in one transaction that takes the news: once, however often it runs. */
export async function tellNews(deps: Deps, scope: Scope, messageId: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const taken = await takeNews(trx, scope, messageId);
    if (taken === undefined) return;
    const news = inboxNews.parse(taken);
    await act(deps, trx, scope, news);
    for (const listener of deps.listeners) await listener(trx, scope, news);
  });
}

async function act(deps: Deps, trx: Trx, scope: Scope, news: InboxNews): Promise<void> {
  switch (news.kind) {
    case 'human':
    case 'autoReply':
    case 'outOfOffice':
      return actOnAnswer(deps, trx, scope, news);
    case 'bounce':
      return actOnBounce(deps, trx, scope, news);
    case 'complaint':
      return actOnComplaint(deps, trx, scope, news);
    case 'receipt':
      return undefined;
  }
}

async function actOnAnswer({ noteEvent, suppress }: Deps, trx: Trx, scope: Scope, news: InboxNews): Promise<void> {
  const { from, at, subject, written, kind, label, isLabelSure } = news;
  // A machine that says "received" says nothing about the person.
  if (from === '' || kind === 'autoReply') return;
  const isStop = label === 'stop' && isLabelSure;
  const event = kind === 'outOfOffice' ? 'outOfOffice' : isStop ? 'optedOut' : 'replied';
  await noteEvent(trx, scope, { email: from, event, at, about: subject, words: written });
  if (isStop) await suppress(trx, scope, { email: from, reason: 'optOut', about: subject });
}

async function actOnBounce({ noteEvent, suppress }: Deps, trx: Trx, scope: Scope, { at, subject, bounced }: InboxNews) {
  for (const { address, hard, isDelayed, status, reason } of bounced) {
    if (address === '' || isDelayed) continue;
    const words = [status, reason].filter(Boolean).join(' ');
    await noteEvent(trx, scope, { email: address, event: 'bounced', at, about: subject, words });
    if (hard) await suppress(trx, scope, { email: address, reason: 'bounce', about: words });
  }
}

async function actOnComplaint({ noteEvent, suppress }: Deps, trx: Trx, scope: Scope, news: InboxNews): Promise<void> {
  for (const email of news.originalRecipients) {
    await noteEvent(trx, scope, { email, event: 'complained', at: news.at, about: news.subject, words: '' });
    await suppress(trx, scope, { email, reason: 'complaint', about: news.subject });
  }
}
