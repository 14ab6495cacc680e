import { fetchBytes } from './fetch-bytes.ts';

const WANTED = {
  accept: 'application/xml, text/xml',
  agent: 'Mozilla/5.0 (compatible; Outrider)',
  maxBytes: 65_536,
  isSecureOnly: true,
};
/** A user waits for it. */
const TIMEOUT_MS = 5_000;

/** A small text of the web, whose place and way nobody can forge. */
export const fetchPage = async (deps: Parameters<typeof fetchBytes>[0], url: string): Promise<string | undefined> =>
  (await fetchBytes({ timeoutMs: TIMEOUT_MS, ...deps }, url, WANTED))?.toString('utf8');
