import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Pushed = { headers: IncomingHttpHeaders; body: Buffer };

/** A push service in a box: answers as set, and keeps what it was handed. It cannot read any of it. */
export async function startPushService() {
  const pushed: Pushed[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      pushed.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    pushed,
    answerWith: (next: number) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A browser's half of a subscription. */
export function aSubscription(host: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  const endpoint = `https://${host}/${randomBytes(12).toString('hex')}`;
  const given = { endpoint, p256dh: keys.getPublicKey('base64url'), auth: secret.toString('base64url') };
  return { ...given, read: (body: Buffer) => JSON.parse(decrypt(body, keys, secret)) };
}

/** RFC 8291, 3.4 and RFC 8188, 2: one record, as a message of push has. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, secret: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + idLength);
  const shared = keys.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const input = Buffer.from(hkdfSync('sha256', shared, secret, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last octet that is not zero marks the end of the text.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292, 2: who it comes from, signed with the key the browser subscribed with. */
export function readVapid(authorization = '') {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return { key, isSigned, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
