import { type MailHost, MailHostError } from './mail-host.ts';

const NOWHERE = { host: '', port: 0, security: 'tls' } as const;

/** Stands where no mail host is configured: it makes nothing and says which settings are missing. */
export function createNoMailHost(missing: string): MailHost {
  const refuse = async () => {
    throw new MailHostError(`No mail host is set up. Missing: ${missing}.`, { isPassing: false });
  };
  return {
    name: '',
    servers: { imap: NOWHERE, smtp: NOWHERE },
    records: refuse,
    addDomain: refuse,
    addMailbox: refuse,
    setPassword: refuse,
    disableMailbox: refuse,
    lacks: async () => [{ need: 'notConfigured', words: missing }],
  };
}
