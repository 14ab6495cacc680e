import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOOPBACK } from './server-process.ts';

export type Certificate = { certFile: string; keyFile: string; pem: string };

export type KeyPair = { key: string; cert: string };

/** Signed by itself, so the certificate is also the authority a client has to trust. Only a given one may be bad. */
export async function makeCertificate(folder: string, given?: KeyPair): Promise<Certificate> {
  const certFile = join(folder, 'cert.pem');
  const keyFile = join(folder, 'key.pem');
  if (given) {
    await writeFile(certFile, given.cert);
    await writeFile(keyFile, given.key);
    return { certFile, keyFile, pem: given.cert };
  }
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const names = ['-subj', '/CN=localhost', '-addext', `subjectAltName=DNS:localhost,IP:${LOOPBACK}`];
  await promisify(execFile)('/usr/bin/openssl', ['req', '-x509', '-days', '2', ...key, ...names, '-out', certFile]);
  return { certFile, keyFile, pem: await readFile(certFile, 'utf8') };
}
