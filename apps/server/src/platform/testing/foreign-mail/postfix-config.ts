import type { Certificate } from './make-certificate.ts';

type Settings = {
  address: string;
  folder: string;
  files: { queue: string; data: string; recipients: string; log: string };
  certificate: Certificate;
  domains: string[];
  deliverTo: { lmtp: { host: string; port: number }; authSocket: string };
};

export const writeMainConfig = ({ address, folder, files, certificate, domains, deliverTo }: Settings): string => `
compatibility_level = 3.6
queue_directory = ${files.queue}
data_directory = ${files.data}
maillog_file = ${files.log}
maillog_file_prefixes = ${folder}
myhostname = localhost
inet_interfaces = ${address}
inet_protocols = ipv4
mynetworks = 127.0.0.0/8

# Nothing leaves the machine, not even a question.
disable_dns_lookups = yes
smtp_host_lookup = native
smtpd_peername_lookup = no
default_transport = error:5.4.4 No way to other domains

mydestination =
alias_maps =
local_recipient_maps =
virtual_mailbox_domains = ${domains.join(' ')}
virtual_mailbox_maps = texthash:${files.recipients}
virtual_transport = lmtp:inet:${deliverTo.lmtp.host}:${deliverTo.lmtp.port}
# As to a stranger: that the client is on loopback lets it relay nothing.
smtpd_relay_restrictions = permit_sasl_authenticated reject_unauth_destination
smtpd_error_sleep_time = 0

smtpd_tls_cert_file = ${certificate.certFile}
smtpd_tls_key_file = ${certificate.keyFile}
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = ${deliverTo.authSocket}
`;

/** Columns: service, type, private, unprivileged, chroot, wakeup, process limit, command. No service is in a chroot. */
export const writeMasterConfig = (address: string, ports: { mx: number; submission: number }): string => `
${address}:${ports.mx} inet n - n - - smtpd
${address}:${ports.submission} inet n - n - - smtpd
  -o smtpd_tls_security_level=encrypt
  -o smtpd_sasl_auth_enable=yes
  -o smtpd_client_restrictions=permit_sasl_authenticated,reject
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
lmtp unix - - n - - lmtp
smtp unix - - n - - smtp
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;
