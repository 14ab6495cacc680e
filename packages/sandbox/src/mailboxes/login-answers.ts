import type { LoginProblem } from './credentials.ts';
import type { MailboxHostPlan } from './mailbox-plan.ts';

type Answers = { imap: string; smtp: { code: number; text: string } };

/** How each kind of provider words a refused log-in; the product must know them all for what they are. */
export const LOGIN_ANSWERS: Record<MailboxHostPlan['provider'], Record<LoginProblem, Answers>> = {
  google: {
    wrongPassword: {
      imap: '[AUTHENTICATIONFAILED] Invalid credentials (Failure)',
      smtp: { code: 535, text: '5.7.8 Username and Password not accepted.' },
    },
    revoked: {
      imap: '[ALERT] Please log in via your web browser (Failure)',
      smtp: { code: 534, text: '5.7.14 Please log in with your web browser and then try again.' },
    },
    throttled: {
      imap: '[ALERT] Too many simultaneous connections. (Failure)',
      smtp: { code: 454, text: '4.7.0 Too many login attempts, please try again later.' },
    },
    down: {
      imap: '[UNAVAILABLE] Temporary System Error',
      smtp: { code: 421, text: '4.3.0 Temporary System Problem. Try again later.' },
    },
  },
  microsoft: {
    wrongPassword: {
      imap: 'LOGIN failed.',
      smtp: { code: 535, text: '5.7.3 Authentication unsuccessful' },
    },
    revoked: {
      imap: 'AUTHENTICATE failed.',
      smtp: {
        code: 535,
        text: '5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox.',
      },
    },
    throttled: {
      imap: 'Request is throttled. Suggested Backoff Time: 60000 milliseconds',
      smtp: { code: 432, text: '4.3.2 Concurrent connections limit exceeded.' },
    },
    down: {
      imap: 'Server Unavailable. 15',
      smtp: { code: 421, text: '4.3.2 Service not available' },
    },
  },
  self: {
    wrongPassword: {
      imap: '[AUTHENTICATIONFAILED] Authentication failed.',
      smtp: { code: 535, text: '5.7.8 Error: authentication failed' },
    },
    revoked: {
      imap: '[AUTHORIZATIONFAILED] Account is disabled.',
      smtp: { code: 535, text: '5.7.1 Error: account is disabled' },
    },
    throttled: {
      imap: '[LIMIT] Too many simultaneous connections',
      smtp: { code: 421, text: '4.7.0 Error: too many connections' },
    },
    down: {
      imap: '[UNAVAILABLE] Temporary authentication failure.',
      smtp: { code: 454, text: '4.7.0 Temporary authentication failure' },
    },
  },
};
