import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

export type Authority = {
  /** For NODE_EXTRA_CA_CERTS. */
  caFile: string;
  ca: string;
  certFile: string;
  keyFile: string;
  pair: { cert: string; key: string };
};

const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** A private authority and one certificate of it for all the names. */
export async function makeAuthority(folder: string, names: string[]): Promise<Authority> {
  const file = (name: string) => join(folder, name);
  const [caFile, caKey, certFile, keyFile, request] = ['ca.pem', 'ca.key', 'cert.pem', 'key.pem', 'request.pem'].map(
    file,
  );
  if (!caFile || !caKey || !certFile || !keyFile || !request) throw new Error('unreachable');
  const openssl = (...args: string[]) => runCommand('openssl', args);
  await openssl(
    'req',
    '-x509',
    '-days',
    '2',
    ...CURVE,
    '-keyout',
    caKey,
    '-subj',
    '/CN=Trial authority',
    '-out',
    caFile,
  );
  await openssl('req', ...CURVE, '-keyout', keyFile, '-subj', `/CN=${names[0]}`, '-out', request);
  const extensions = file('extensions');
  await writeFile(extensions, `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  const signed = ['-CA', caFile, '-CAkey', caKey, '-CAcreateserial', '-extfile', extensions];
  await openssl('x509', '-req', '-days', '2', '-in', request, ...signed, '-out', certFile);
  const read = (name: string) => readFile(name, 'utf8');
  return {
    caFile,
    ca: await read(caFile),
    certFile,
    keyFile,
    pair: { cert: await read(certFile), key: await read(keyFile) },
  };
}
