/** 2.4 speaks another configuration language than 2.3; Debian has it from 13 on. */
export type DovecotDialect = '2.3' | '2.4';

export type Owner = { uid: number; gid: number; user: string; group: string };

type Settings = {
  dialect: DovecotDialect;
  files: Record<'folder' | 'certFile' | 'keyFile' | 'mail' | 'users' | 'log' | 'authSocket', string>;
  owner: Owner;
  address: string;
  ports: { imap: number; imaps: number; lmtp: number };
  hasSpecialFolders: boolean;
};

export const writeDovecotConfig = (settings: Settings): string =>
  [
    settings.dialect === '2.3' ? writeIn23(settings) : writeIn24(settings),
    writeInBoth(settings),
    process.getuid?.() === 0 ? '' : runAs(settings.owner),
  ].join('\n');

const writeIn23 = ({ files, owner }: Settings): string => `
ssl_cert = <${files.certFile}
ssl_key = <${files.keyFile}
passdb {
  driver = passwd-file
  args = ${files.users}
}
userdb {
  driver = static
  args = uid=${owner.uid} gid=${owner.gid} home=${files.mail}/%{user}
}
mail_location = maildir:~/Maildir
`;

const writeIn24 = ({ files, owner }: Settings): string => `
dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
ssl_server_cert_file = ${files.certFile}
ssl_server_key_file = ${files.keyFile}
passdb passwd-file {
  passwd_file_path = ${files.users}
}
userdb static {
  fields {
    uid = ${owner.uid}
    gid = ${owner.gid}
    home = ${files.mail}/%{user}
  }
}
mail_driver = maildir
mail_path = ~/Maildir
`;

const writeInBoth = ({ files, owner, address, ports, hasSpecialFolders }: Settings): string => `
base_dir = ${files.folder}/run
state_dir = ${files.folder}/state
log_path = ${files.log}
listen = ${address}
protocols = imap lmtp
postmaster_address = postmaster@localhost
hostname = localhost

ssl = yes

# Wrong passwords are part of the tests: answered at once, and held against nobody afterwards.
auth_failure_delay = 0
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
first_valid_uid = ${owner.uid}
first_valid_gid = ${owner.gid}

namespace inbox {
  inbox = yes
${hasSpecialFolders ? ['Drafts', 'Junk', 'Sent', 'Trash'].map(writeSpecialFolder).join('\n') : ''}
}

service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
    ssl = yes
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${ports.lmtp}
  }
}
service auth {
  unix_listener ${files.authSocket} {
    mode = 0666
  }
}
`;

/** RFC 6154: the folder says itself what it is for. */
const writeSpecialFolder = (name: string): string => `  mailbox ${name} {
    auto = subscribe
    special_use = \\${name}
  }`;

/** Without root no service can become another user. */
const runAs = ({ user, group }: Owner): string => `
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
`;
