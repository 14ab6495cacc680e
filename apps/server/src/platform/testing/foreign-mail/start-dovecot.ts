import { execFileSync } from 'node:child_process';
import { chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DovecotDialect, type Owner, writeDovecotConfig } from './dovecot-config.ts';
import { type KeyPair, makeCertificate } from './make-certificate.ts';
import { findFreePorts, LOOPBACK, makeServerFolder, type ServerProcess, startServer } from './server-process.ts';

export const DOVECOT = '/usr/sbin/dovecot';

export type MailUser = { address: string; password: string };

export type Dovecot = ServerProcess & {
  folder: string;
  /** `port` speaks plain text until STARTTLS, `tlsPort` TLS from the first byte. */
  imap: { host: string; port: number; tlsPort: number };
  lmtp: { host: string; port: number };
  /** Where another server asks whether a password is right. */
  authSocket: string;
  ca: string;
};

type DovecotOptions = {
  users: MailUser[];
  certificate?: KeyPair;
  /** Where it listens, where that is not loopback and free ports. */
  at?: { address: string; ports: { imap: number; imaps: number; lmtp: number } };
  /** Without them a client has to find Sent and Junk by itself. */
  hasSpecialFolders?: boolean;
  /** Lines that come last, so they win. */
  settings?: string;
};

/** IMAP and LMTP for these users, with empty mailboxes, in a folder of its own. Runs as root and as anybody else. */
export async function startDovecot(options: DovecotOptions): Promise<Dovecot> {
  const { users, certificate, hasSpecialFolders = true, settings = '' } = options;
  const folder = await makeServerFolder('dovecot');
  const { address, ports } = options.at ?? (await somewhereOnLoopback());
  const owner = findMailOwner();
  const { certFile, keyFile, pem } = await makeCertificate(folder, certificate);
  const mail = join(folder, 'mail');
  await mkdir(mail);
  await chown(mail, owner.uid, owner.gid);
  const files = {
    folder,
    certFile,
    keyFile,
    mail,
    users: join(folder, 'users'),
    log: join(folder, 'dovecot.log'),
    authSocket: join(folder, 'auth'),
  };
  await writeFile(files.users, users.map(writeUser).join(''), { mode: 0o644 });
  const config = join(folder, 'dovecot.conf');
  const text = writeDovecotConfig({ dialect: findDialect(), files, owner, address, ports, hasSpecialFolders });
  await writeFile(config, text + settings);
  const server = await startServer({
    command: DOVECOT,
    args: ['-F', '-c', config],
    folder,
    logFile: files.log,
    address,
    ports: Object.values(ports),
  });
  return {
    ...server,
    folder,
    imap: { host: address, port: ports.imap, tlsPort: ports.imaps },
    lmtp: { host: address, port: ports.lmtp },
    authSocket: files.authSocket,
    ca: pem,
  };
}

async function somewhereOnLoopback() {
  const [imap = 0, imaps = 0, lmtp = 0] = await findFreePorts(3);
  return { address: LOOPBACK, ports: { imap, imaps, lmtp } };
}

function findDialect(): DovecotDialect {
  return execFileSync(DOVECOT, ['--version'], { encoding: 'utf8' }).startsWith('2.3.') ? '2.3' : '2.4';
}

/** Base64, because a colon ends the field. */
const writeUser = ({ address, password }: MailUser) =>
  `${address}:{PLAIN.B64}${Buffer.from(password).toString('base64')}\n`;

/** Dovecot never opens a mailbox as root. */
function findMailOwner(): Owner {
  const user = process.getuid?.() === 0 ? ['nobody'] : [];
  const ask = (flag: string) => execFileSync('/usr/bin/id', [flag, ...user], { encoding: 'utf8' }).trim();
  return { uid: Number(ask('-u')), gid: Number(ask('-g')), user: ask('-un'), group: ask('-gn') };
}
