import { TLSSocket } from 'node:tls';

// oxlint-disable-next-line typescript/unbound-method -- it is called with its socket below.
const { getProtocol } = TLSSocket.prototype;

/**
 * smtp-server asks a socket for its TLS version after the client hung up in the middle of the handshake, as one does that
 * finds the certificate expired. Node 24 then reads a session that is gone, and the whole process dies of SIGSEGV.
 */
export function surviveHangUps(): void {
  TLSSocket.prototype.getProtocol = function (this: TLSSocket) {
    return this.destroyed ? null : getProtocol.call(this);
  };
}
