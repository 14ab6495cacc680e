import { isIP } from 'node:net';

export type SpfNote = { result: string; address: string };

/** A header block longer than this is not looked through. */
const HEADER_BYTES_MAX = 65_536;

/**
 * What the host that took a mail over noted of its sender (RFC 7208, 9.1). The topmost note is the newest: what
 * stands below may have been written by anybody.
 */
export function readSpfNote(mail: Buffer): SpfNote | undefined {
  const text = mail.subarray(0, HEADER_BYTES_MAX).toString('latin1');
  const [header = ''] = text.split(/\r?\n\r?\n/, 1);
  const lines = header.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const newest = lines.find((line) => /^received-spf:/i.test(line)) ?? '';
  const [, result = ''] = /^received-spf: *([a-z]+)/i.exec(newest) ?? [];
  const [, address = ''] = /\bclient-ip="?([0-9a-f.:]+)/i.exec(newest) ?? [];
  return isIP(address) ? { result: result.toLowerCase(), address } : undefined;
}
