/** `major`: large receivers refuse mail for it. `minor`: few do, or it lists whole ranges for one neighbour's mail. */
export type Blocklist = {
  zone: string;
  of: 'address' | 'domain';
  weight: 'major' | 'minor';
  /** Answers that mean "listed", from and to, in 127.0.0.0/8. Any other answer means something else. */
  listed: readonly (readonly [string, string])[];
  /** Whether it knows IPv6. */
  six: boolean;
  /** Where a listing is explained and taken back. */
  page: string;
};

const USUAL = [['127.0.0.2', '127.0.0.11']] as const;

const uceprotect = (level: number, { six }: Pick<Blocklist, 'six'>): Blocklist => ({
  zone: `dnsbl-${level}.uceprotect.net`,
  of: 'address',
  weight: 'minor',
  listed: USUAL,
  six,
  page: 'https://www.uceprotect.net/en/rblcheck.php',
});

/**
 * Lists that live and are looked at by receivers. A list that has closed may answer "listed" to everything for years,
 * so one is added only after its operator's own page was read.
 */
export const BLOCKLISTS: readonly Blocklist[] = [
  {
    zone: 'zen.spamhaus.org',
    of: 'address',
    weight: 'major',
    listed: USUAL,
    six: true,
    page: 'https://check.spamhaus.org/',
  },
  {
    zone: 'bl.spamcop.net',
    of: 'address',
    weight: 'major',
    listed: USUAL,
    six: false,
    page: 'https://www.spamcop.net/bl.shtml',
  },
  {
    zone: 'b.barracudacentral.org',
    of: 'address',
    weight: 'major',
    listed: USUAL,
    six: false,
    page: 'https://www.barracudacentral.org/lookups',
  },
  {
    zone: 'bl.mailspike.net',
    of: 'address',
    weight: 'major',
    listed: [
      ['127.0.0.2', '127.0.0.2'],
      ['127.0.0.10', '127.0.0.12'],
    ],
    six: false,
    page: 'https://mailspike.org/',
  },
  { zone: 'psbl.surriel.com', of: 'address', weight: 'minor', listed: USUAL, six: false, page: 'https://psbl.org/' },
  uceprotect(1, { six: true }),
  uceprotect(2, { six: false }),
  uceprotect(3, { six: false }),
  {
    zone: 'dnsbl.dronebl.org',
    of: 'address',
    weight: 'minor',
    listed: [['127.0.0.3', '127.0.0.19']],
    six: true,
    page: 'https://dronebl.org/lookup',
  },
  {
    zone: 'bl.blocklist.de',
    of: 'address',
    weight: 'minor',
    listed: [['127.0.0.2', '127.0.0.21']],
    six: true,
    page: 'https://www.blocklist.de/en/search.html',
  },
  {
    zone: 'all.s5h.net',
    of: 'address',
    weight: 'minor',
    listed: USUAL,
    six: true,
    page: 'https://www.usenix.org.uk/content/rblremove',
  },
  {
    zone: 'truncate.gbudb.net',
    of: 'address',
    weight: 'minor',
    listed: USUAL,
    six: false,
    page: 'https://www.gbudb.com/truncate/',
  },
  // A number of its own for each kind of abuse; 127.0.1.255 says that an address was asked for, not a domain.
  {
    zone: 'dbl.spamhaus.org',
    of: 'domain',
    weight: 'major',
    listed: [['127.0.1.2', '127.0.1.199']],
    six: false,
    page: 'https://check.spamhaus.org/',
  },
  // Bits of one octet say which of its lists; 127.0.0.1 refuses the question.
  {
    zone: 'multi.surbl.org',
    of: 'domain',
    weight: 'major',
    listed: [['127.0.0.2', '127.0.0.254']],
    six: false,
    page: 'https://surbl.org/surbl-analysis',
  },
  {
    zone: 'multi.uribl.com',
    of: 'domain',
    weight: 'major',
    listed: [['127.0.0.2', '127.0.0.14']],
    six: false,
    page: 'https://admin.uribl.com/',
  },
];
