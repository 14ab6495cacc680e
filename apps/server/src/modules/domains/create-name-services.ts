import type { MailHostSettings } from './mail-hosts/ask-mail-host.ts';
import { createMailcow } from './mail-hosts/create-mailcow.ts';
import { createStalwart } from './mail-hosts/create-stalwart.ts';
import type { MailHost } from './mail-hosts/mail-host.ts';
import { createNoMailHost } from './mail-hosts/no-mail-host.ts';
import { createNoRegistrar } from './registrars/no-registrar.ts';
import { createPorkbun, type PorkbunOptions } from './registrars/porkbun/create-porkbun.ts';
import type { Registrar } from './registrars/registrar.ts';

/** Where domains and mailboxes are bought. */
export type NameSettings = { porkbun?: PorkbunOptions; mailcow?: MailHostSettings; stalwart?: MailHostSettings };

export type NameServices = { registrar: Registrar; mailHost: MailHost };

export const createNameServices = (settings: NameSettings, deps: { now: () => Date }): NameServices => ({
  registrar: settings.porkbun
    ? createPorkbun(settings.porkbun, deps)
    : createNoRegistrar('OUTRIDER_PORKBUN_KEY, OUTRIDER_PORKBUN_SECRET_KEY'),
  mailHost: mailHostOf(settings),
});

function mailHostOf({ mailcow, stalwart }: NameSettings): MailHost {
  if (mailcow) return createMailcow(mailcow);
  return stalwart ? createStalwart(stalwart) : createNoMailHost('OUTRIDER_MAILCOW_URL or OUTRIDER_STALWART_URL');
}
