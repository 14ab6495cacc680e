import { generateKeyPairSync, sign } from 'node:crypto';

/** Content octets of the object identifiers in use: ecdsa-with-SHA256, commonName, subjectAltName. */
const OID = { ecdsaWithSha256: '2a8648ce3d040302', commonName: '550403', subjectAltName: '551d11' };
const TAG = { integer: 2, bitString: 3, octetString: 4, oid: 6, utf8: 12, utcTime: 23, sequence: 48, set: 49 };
const DNS_NAME = 0x82;
const explicit = (number: number) => 0xa0 + number;

/** A certificate that vouches for itself (RFC 5280), for as long as it is told; before 2050, as UTCTime ends there. */
export function makeCertificate({ name, from, until }: { name: string; from: Date; until: Date }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid(OID.ecdsaWithSha256));
  const subject = sequence(der(TAG.set, sequence(oid(OID.commonName), der(TAG.utf8, Buffer.from(name)))));
  const altName = sequence(oid(OID.subjectAltName), der(TAG.octetString, sequence(der(DNS_NAME, Buffer.from(name)))));
  const content = sequence(
    der(explicit(0), der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, Buffer.from([1])),
    algorithm,
    subject,
    sequence(utcTime(from), utcTime(until)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(explicit(3), sequence(altName)),
  );
  const signature = der(TAG.bitString, Buffer.from([0]), sign('sha256', content, privateKey));
  const cert = toPem(sequence(content, algorithm, signature));
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 0x80 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: Buffer[]) => der(TAG.sequence, ...parts);
const oid = (content: string) => der(TAG.oid, Buffer.from(content, 'hex'));
const utcTime = (time: Date) =>
  der(TAG.utcTime, Buffer.from(`${time.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`));

function toPem(certificate: Buffer): string {
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
