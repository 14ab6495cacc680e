import { generateKeyPairSync } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../../../apps/server/src/platform/testing/foreign-mail/server-process.ts';
import { MAIL_HOSTS, NAME_SERVER, SIGNER } from './places.ts';

export type DkimKey = { privatePem: string; publicBase64: string };

export function makeDkimKey(): DkimKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicBase64: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Signs what a user submits, with the headers RFC 8058 asks for, and judges what comes in, as Postfix's milter. */
export async function startSigner(parent: string, { privatePem }: DkimKey): Promise<void> {
  const folder = join(parent, 'signer');
  await mkdir(folder);
  const file = (name: string) => join(folder, name);
  await writeFile(file('key.pem'), privatePem, { mode: 0o600 });
  const domains = MAIL_HOSTS.map(({ domain }) => domain);
  const keyName = (domain: string) => `${SIGNER.selector}._domainkey.${domain}`;
  const keyTable = domains.map((domain) => `${keyName(domain)} ${domain}:${SIGNER.selector}:${file('key.pem')}\n`);
  await writeFile(file('keys'), keyTable.join(''));
  await writeFile(file('signing'), domains.map((domain) => `*@${domain} ${keyName(domain)}\n`).join(''));
  await writeFile(
    file('opendkim.conf'),
    `Mode sv
Socket inet:${SIGNER.port}@${SIGNER.address}
KeyTable file:${file('keys')}
SigningTable refile:${file('signing')}
Nameservers ${NAME_SERVER}
SignHeaders From,To,Subject,Date,Message-ID,MIME-Version,Content-Type,Reply-To,List-Unsubscribe,List-Unsubscribe-Post
OversignHeaders From
# The folders above are open to all, as temporary ones are.
RequireSafeKeys no
Syslog no
`,
  );
  await startServer({
    command: '/usr/sbin/opendkim',
    args: ['-f', '-x', file('opendkim.conf')],
    folder,
    logFile: file('opendkim.log'),
    address: SIGNER.address,
    ports: [SIGNER.port],
  });
}
