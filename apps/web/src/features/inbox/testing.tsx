import { downloadPart } from '@outrider/contract/inbox/inbox';
import type { Message } from '@outrider/contract/inbox/message';
import { mailProxy } from '@outrider/contract/inbox/proxy';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { vi } from 'vitest';
import { i18n, startI18n } from '../../i18n/i18n.ts';
import { queryClient } from '../../platform/query-client.ts';

const FLAGS: Message['flags'] = {
  read: false,
  replied: false,
  forwarded: false,
  draft: false,
  top: false,
  system: false,
  scheduleDelivery: false,
  suspiciousSpam: false,
};

const ACCOUNT_ID = '1f0e6a0e-7d1c-4f67-9a55-0c5f7f3a1111';

/** A mail from Katrin in the inbox, as far as a test does not say otherwise. */
export const aMessage = (changed: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  accountId: ACCOUNT_ID,
  account: 'maya@tryharborline.test',
  fid: 1,
  folder: '',
  subject: 'Re: Two invoices, one mistake',
  sentDate: '2026-11-17T08:41:00.000Z',
  receivedDate: '2026-11-17T08:41:00.000Z',
  size: 4_096,
  summary: 'We pay about 60 carriers.',
  flags: FLAGS,
  label0: 0,
  sender: { name: 'Katrin Vogel', email: 'katrin.vogel@nordkai.test' },
  receivers: { to: [{ name: '', email: 'maya@tryharborline.test' }], cc: [], bcc: [] },
  attachments: [],
  tid: crypto.randomUUID(),
  threadMessageCount: 1,
  tags: [],
  memo: '',
  kind: 'human',
  replyLabel: null,
  isLabelSure: false,
  labelWhy: '',
  returnDate: null,
  snoozedUntil: null,
  ...changed,
});

type Asked = { path: string; query: Record<string, string>; body: Record<string, unknown> };
type Answers = Record<string, (asked: Asked) => unknown>;

/** Plays the server: an answer by path, or by function of the mail proxy. A thrown error is a refusal with its words. */
export function serveInbox(answers: Answers): Asked[] {
  const log: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://inbox.test');
    const body: Record<string, unknown> = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    const asked = { path: url.pathname, query: Object.fromEntries(url.searchParams), body };
    log.push(asked);
    const isProxy = url.pathname === mailProxy.path;
    try {
      const answer = answers[isProxy ? String(body.func) : url.pathname]?.(asked);
      if (url.pathname === downloadPart.path) return new Response(String(answer));
      return Response.json(
        isProxy ? { code: 'S_OK', message: '', var: answer } : { code: 0, message: '', data: answer },
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      return Response.json({ code: isProxy ? 'FA_TEST' : 5, message, data: null }, { status: 422 });
    }
  });
  return log;
}

export async function show(children: ReactNode) {
  await startI18n();
  await i18n.loadNamespaces(['inbox', 'contacts']);
  queryClient.clear();
  return render(
    <QueryClientProvider client={queryClient}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>,
  );
}
