import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, languageOf } from '@outrider/contract/languages';
import type { Parts } from '../processor-parts.ts';
import type { CheckoutSession, PaymentError } from '../shapes.ts';
import type { CheckoutExtras, WebhookBreak } from '../store.ts';
import { findTryCard, NOT_AUTHENTICATED, THREE_D_SECURE_CODE } from '../try-cards.ts';
import { serveAccount } from './account-pages.ts';
import { CODE_TRIES } from './bank-page.ts';
import { sendFile } from './checkout-files.ts';
import { sendCheckout, sendNotice, spaced } from './checkout-page.ts';
import { extrasOfSession, failAtPage, payAtPage } from './checkout-sessions.ts';
import { sayIn } from './checkout-texts.ts';
import { BREAKS, type CardFields, type CardProblem } from './checkout-view.ts';

/** So long a bank waits for its code. */
const CODE_HOLDS_MS = 5 * 60_000;

type Visit = { response: ServerResponse; language: Language; session: CheckoutSession; extras: CheckoutExtras };

/** The pages people see: the checkout, the bank's question, the customer's account. */
export function serveCheckout(parts: Parts, { appUrl, onChange }: { appUrl: string; onChange: () => void }) {
  const account = serveAccount(parts, { appUrl, onChange });

  function show(
    { response, language, session, extras }: Visit,
    shown: { fields?: CardFields; breaks?: WebhookBreak[]; problem?: CardProblem; isWrong?: boolean } = {},
  ) {
    const { fields = emptyFields(parts, session), breaks = [], problem = {}, isWrong = false } = shown;
    const price = parts.store.find('price', extras.prices[0]?.price ?? null);
    const asked = extras.asked ? { isWrong } : undefined;
    const interval = price?.recurring.interval;
    const now = parts.now();
    sendCheckout(response, { session, extras, interval, fields, breaks, problem, asked, language, now });
  }

  /** Back to the product, unless the person closes the window before. */
  function leave({ response, language, session, extras }: Visit) {
    if (extras.breaks.includes('close')) {
      return sendNotice(response, { language, title: 'closedTitle', text: 'closed', href: appUrl });
    }
    response.writeHead(303, { location: session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id) }).end();
  }

  function pay(visit: Visit, form: URLSearchParams) {
    const { session, extras } = visit;
    const fields = fieldsOf(form);
    const breaks = BREAKS.filter((name) => form.getAll('break').includes(name));
    const card = findTryCard(fields.number);
    const { month, year } = readExpiry(fields.expiry);
    if (!card) return show(visit, { fields, breaks, problem: { number: 'wrongNumber' } });
    if (Date.UTC(year, month) <= parts.now().getTime()) {
      return show(visit, { fields, breaks, problem: { expiry: 'wrongExpiry' } });
    }
    const say = sayIn(visit.language);
    if (card.does === 'isSilent' && session.mode !== 'setup') {
      return show(visit, { fields, breaks, problem: { notice: { title: 'silent', text: say('silentMore') } } });
    }
    extras.breaks = breaks;
    const given = { number: card.number, month, year };
    if (parts.bank.asks(card)) {
      extras.asked = { ...given, tries: 0, until: parts.now().getTime() + CODE_HOLDS_MS };
      onChange();
      return show(visit, { fields, breaks });
    }
    const error = payAtPage(parts, session, given);
    onChange();
    return error ? show(visit, { fields, breaks, problem: noticeOf(visit, error) }) : leave(visit);
  }

  function answerBank(visit: Visit, form: URLSearchParams) {
    const { session, extras } = visit;
    const { asked } = extras;
    if (!asked) return show(visit);
    const action = form.get('action');
    const isRight = form.get('answer')?.replace(/\D/g, '') === THREE_D_SECURE_CODE;
    const isLate = parts.now().getTime() >= asked.until;
    if (action === 'confirm' && !isLate && !isRight && asked.tries + 1 < CODE_TRIES) {
      asked.tries += 1;
      onChange();
      return show(visit, { isWrong: true });
    }
    if (action !== 'confirm' || isLate || !isRight) {
      const expiry = `${String(asked.month).padStart(2, '0')} / ${String(asked.year % 100).padStart(2, '0')}`;
      const fields = { ...emptyFields(parts, session), number: spaced(asked.number), expiry };
      failAtPage(parts, session, NOT_AUTHENTICATED);
      onChange();
      const why = action === 'cancel' ? 'bankClosed' : isLate ? 'codeLate' : undefined;
      return show(visit, { fields, problem: why ? notConfirmed(visit, why) : noticeOf(visit, NOT_AUTHENTICATED) });
    }
    extras.asked = null;
    const error = payAtPage(parts, session, asked);
    onChange();
    return error ? show(visit, { problem: noticeOf(visit, error) }) : leave(visit);
  }

  return async (request: IncomingMessage, response: ServerResponse, text: string) => {
    const url = new URL(request.url ?? '/', parts.origin);
    if (request.method === 'GET' && (await sendFile(response, url.pathname))) return;
    const language = languageOf(request.headers['accept-language']);
    const [, first, second, id = ''] = url.pathname.split('/');
    if (first !== 'c' || second !== 'pay') return account(request, response, url);
    const session = parts.store.find('checkout.session', id);
    if (!session)
      return sendNotice(response, { status: 404, language, title: 'absentTitle', text: 'absent', href: appUrl });
    const href = session.status === 'complete' ? session.success_url : session.cancel_url;
    if (session.status === 'complete')
      return sendNotice(response, { language, title: 'doneTitle', text: 'done', href });
    if (session.status === 'expired') {
      return sendNotice(response, { language, title: 'expiredTitle', text: 'expired', href });
    }
    const visit = { response, language, session, extras: extrasOfSession(parts, session) };
    if (request.method !== 'POST') return show(visit);
    const form = new URLSearchParams(text);
    if (form.has('fill')) {
      const fields = { ...fieldsOf(form), number: spaced(form.get('fill') ?? '') };
      fields.expiry ||= nextExpiry(parts.now());
      fields.code ||= '123';
      return show(visit, { fields, breaks: BREAKS.filter((name) => form.getAll('break').includes(name)) });
    }
    return visit.extras.asked ? answerBank(visit, form) : pay(visit, form);
  };
}

const noticeOf = ({ language }: Visit, error: PaymentError): CardProblem => ({
  notice: { title: 'declined', text: sayIn(language)('bankSays', { word: error.decline_code ?? error.code }) },
});

const notConfirmed = ({ language }: Visit, why: 'bankClosed' | 'codeLate'): CardProblem => ({
  notice: { title: 'notConfirmed', text: sayIn(language)(why) },
});

const emptyFields = ({ store }: Parts, { customer }: CheckoutSession): CardFields => ({
  email: store.find('customer', customer)?.email ?? '',
  number: '',
  expiry: '',
  code: '',
  name: '',
});

const fieldsOf = (form: URLSearchParams): CardFields => {
  const field = (name: string) => (form.get(name) ?? '').slice(0, 200);
  const [email, number, expiry, code, name] = ['email', 'number', 'expiry', 'code', 'name'].map(field);
  return { email: email ?? '', number: number ?? '', expiry: expiry ?? '', code: code ?? '', name: name ?? '' };
};

/** `08 / 28` or `08/2028`; what cannot be read lies in the past. */
function readExpiry(text: string): { month: number; year: number } {
  const [, month = '0', year = '0'] = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(text.replace(/\s/g, '')) ?? [];
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

const nextExpiry = (now: Date) => `12 / ${String((now.getUTCFullYear() + 3) % 100).padStart(2, '0')}`;
