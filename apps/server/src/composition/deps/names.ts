import type { Config } from '../../config.ts';
import { createNameServices, type NameServices, type NameSettings } from '../../modules/domains/index.ts';

/** What of the box is bought from. */
type NamesOfBox = {
  registrar: {
    access: { url: string; key: string; secretKey: string };
    endings: readonly string[];
    nameServers: readonly string[];
  };
  mailHost: { access: { mailcow: string; key: string }; host: string; spf: string };
};

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
