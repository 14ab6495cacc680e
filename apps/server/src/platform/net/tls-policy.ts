import { type ConnectionOptions, checkServerIdentity, type SecureContext } from 'node:tls';
import type { Host } from './host-name.ts';

/**
 * RFC 8314, 4: the certificate is verified, for the name that was asked for. The socket goes to an address, perhaps to a
 * translated one, so the name is given here and not taken from the socket.
 */
export function tlsOptionsFor(host: Host | undefined, secureContext: SecureContext): ConnectionOptions {
  if (!host) throw new Error('Only a host that was located has a certificate to verify');
  const asked = host.kind === 'name' ? host.name : host.address;
  return {
    secureContext,
    rejectUnauthorized: true,
    checkServerIdentity: (_socketName, certificate) => checkServerIdentity(asked, certificate),
    // RFC 6066, 3: an address is not a server name.
    ...(host.kind === 'name' ? { servername: host.name } : {}),
  };
}
