import { AppError } from '@outrider/contract/errors';
import type { ConsentProvider } from '@outrider/contract/mailboxes/add';
import type { FastifyInstance } from 'fastify';
import { refusalOf } from '../../platform/oauth/oauth-client.ts';
import { finishConsent, MailNotAllowed, takeConsentFlow } from './adding/ask-consent.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';

const PAGES: Record<ConsentProvider, string> = {
  google: '/home/accounts/accountAddGmail',
  microsoft: '/home/accounts/accountAddCorp',
};

type Reason = 'access_denied' | 'mail_not_allowed' | 'expired' | 'failed';

/** Where the provider sends the browser back to. Ends in a redirect to the page it left, in every case. */
export function mailboxConsentPages(app: FastifyInstance, deps: MailboxesDeps) {
  for (const provider of Object.keys(PAGES) as ConsentProvider[]) {
    app.get(`/oauth2/mailbox/${provider}/callback`, async (request, reply) => {
      const query = request.url.split('?')[1] ?? '';
      return reply.redirect(`${PAGES[provider]}?${await comeBack(deps, provider, query)}`);
    });
  }
}

async function comeBack(deps: MailboxesDeps, provider: ConsentProvider, query: string): Promise<URLSearchParams> {
  const flow = await takeConsentFlow(deps, query);
  if (flow?.provider !== provider) return new URLSearchParams({ error: 'expired' satisfies Reason });
  const account = flow.mailbox_id === null ? {} : { account: flow.mailbox_id };
  try {
    return new URLSearchParams({ ticket: await finishConsent(deps, flow, query), ...account });
  } catch (error) {
    const said = refusalOf(error)?.error;
    const isExpected = said !== undefined || error instanceof MailNotAllowed || error instanceof AppError;
    if (!isExpected) deps.log.warn({ err: error, provider }, 'a consent for a mailbox failed');
    return new URLSearchParams({ error: reasonOf(error, said), ...account });
  }
}

function reasonOf(error: unknown, said: string | undefined): Reason {
  if (error instanceof MailNotAllowed) return 'mail_not_allowed';
  return said === 'access_denied' ? 'access_denied' : 'failed';
}
