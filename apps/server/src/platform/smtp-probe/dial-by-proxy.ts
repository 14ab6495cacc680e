import { SocksClient } from 'socks';
import type { Dial } from './open-probe.ts';
import { ProbeSilence } from './reply-reader.ts';

/** Goes out through a SOCKS5 proxy (RFC 1928, 1929): `socks5://user:password@host:1080`. */
export function dialByProxy(proxy: URL): Dial {
  const credentials = proxy.username
    ? { userId: decodeURIComponent(proxy.username), password: decodeURIComponent(proxy.password) }
    : {};
  return async (address, port, timeout) => {
    try {
      const { socket } = await SocksClient.createConnection({
        proxy: { host: proxy.hostname, port: Number(proxy.port || 1080), type: 5, ...credentials },
        command: 'connect',
        destination: { host: address, port },
        timeout,
        set_tcp_nodelay: true,
      });
      socket.on('error', () => undefined);
      return socket.resume();
    } catch (error) {
      throw new ProbeSilence(whyOf(error instanceof Error ? error.message : ''));
    }
  };
}

/** RFC 1928, 6: what the proxy says of the way beyond it. A proxy that is itself not there says nothing about a host. */
function whyOf(message: string): ProbeSilence['why'] {
  if (/ConnectionRefused/.test(message)) return 'refused';
  if (/HostUnreachable|NetworkUnreachable/.test(message)) return 'unreachable';
  return 'timedOut';
}
