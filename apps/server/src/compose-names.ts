import type { Box } from '@outrider/sandbox';
import type { Config } from './config.ts';
import { createNameServices, type NameServices, type NameSettings } from './modules/domains/index.ts';

type NamesOfBox = Pick<Box, 'registrar' | 'mailHost'>;

/** Where domains and mailboxes are bought: what is configured, or the box's. The adapters are the same. */
export const composeNames = (
  config: Pick<Config, 'names'>,
  box: NamesOfBox | undefined,
  now: () => Date,
): NameServices => createNameServices(box ? boxedNames(box) : config.names, { now });

const boxedNames = ({ registrar, mailHost: { access, host, spf } }: NamesOfBox): NameSettings => ({
  porkbun: { ...registrar.access, endings: registrar.endings, nameServers: registrar.nameServers },
  mailcow: { url: access.mailcow, key: access.key, hostName: host, spf },
});
