import { join } from 'node:path';
import { type Dovecot, startDovecot } from '../../../apps/server/src/platform/testing/foreign-mail/start-dovecot.ts';
import {
  type Postfix,
  startPostfix,
  writeSettled,
} from '../../../apps/server/src/platform/testing/foreign-mail/start-postfix.ts';
import type { Authority } from './make-authority.ts';
import { ghostAt, laterAt, type MailHost, PASSWORD, SIGNER } from './places.ts';

export type RunningMailHost = { host: MailHost; dovecot: Dovecot; postfix: Postfix; logFile: string };

type Options = { folder: string; users: string[]; authority: Authority };

/** One organisation's mail: Postfix on 25 and 587, Dovecot on 143 and 993, both at the host's own address. */
export async function startMailHost(host: MailHost, { folder, users, authority }: Options): Promise<RunningMailHost> {
  const { address, domain, recipients, catchAll, hasSpecialFolders } = host;
  const certificate = authority.pair;
  const dovecot = await startDovecot({
    users: [...users, `everybody@${catchAll}`].map((user) => ({ address: user, password: PASSWORD })),
    certificate,
    at: { address, ports: { imap: 143, imaps: 993, lmtp: 24 } },
    hasSpecialFolders,
  });
  const later = join(folder, `later-${host.key}`);
  await writeSettled(later, `${laterAt(recipients)} 450 4.2.0 Greylisted, please come back later\n`);
  const known = [...users, ghostAt(recipients), laterAt(recipients), `@${catchAll}`];
  const postfix = await startPostfix({
    domains: [domain, recipients, catchAll],
    users: known.map((user) => ({ address: user })),
    deliverTo: dovecot,
    certificate,
    at: { address, ports: { mx: 25, submission: 587 } },
    settings: liveSettings(host, later),
  });
  return { host, dovecot, postfix, logFile: join(postfix.folder, 'postfix.log') };
}

/** As an administrator would have it: names by DNS, mail to the world, signed on its way. */
const liveSettings = ({ name, address, catchAll }: MailHost, later: string): string => `
myhostname = ${name}
disable_dns_lookups = no
smtp_host_lookup = dns
smtp_bind_address = ${address}
smtp_tls_security_level = may
default_transport = smtp
virtual_alias_maps = inline:{ { @${catchAll} = everybody@${catchAll} } }
smtpd_recipient_restrictions = check_recipient_access texthash:${later}
smtpd_milters = inet:${SIGNER.address}:${SIGNER.port}
milter_default_action = tempfail
queue_run_delay = 5s
minimal_backoff_time = 5s
`;
