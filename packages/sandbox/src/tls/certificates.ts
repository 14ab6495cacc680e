import { generate } from 'selfsigned';

export type KeyPair = { key: string; cert: string };

/** The box's hosts share one certificate; a second one ended long ago, for the hosts whose certificate is out of date. */
export type Certificates = { good: KeyPair; expired: KeyPair };

const DAY_MS = 86_400_000;
/** Certificates are made anew at every start, so a day would do; a month survives a demo left running. */
const VALID_DAYS = 30;

/** Made by real time, also when the box's clock is ahead: it is the product's TLS library that checks them. */
export async function makeCertificates(now: Date, names: readonly string[]): Promise<Certificates> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const [good, expired] = await Promise.all([
    makePair(names, yesterday, new Date(now.getTime() + VALID_DAYS * DAY_MS)),
    makePair(names, new Date(now.getTime() - 2 * VALID_DAYS * DAY_MS), yesterday),
  ]);
  return { good, expired };
}

async function makePair(names: readonly string[], notBeforeDate: Date, notAfterDate: Date): Promise<KeyPair> {
  const pair = await generate([{ name: 'commonName', value: 'box.test' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate,
    notAfterDate,
    extensions: [
      // A root and a leaf in one: a client that trusts the box trusts this certificate itself.
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [...names.map((value) => ({ type: 2 as const, value })), { type: 7, ip: '127.0.0.1' }],
      },
    ],
  });
  return { key: pair.private, cert: pair.cert };
}
