/** What a file can say of a mailbox. */
export type BulkField =
  | 'email'
  | 'password'
  | 'imapPassword'
  | 'smtpHost'
  | 'smtpPort'
  | 'smtpUser'
  | 'smtpSecurity'
  | 'imapHost'
  | 'imapPort'
  | 'imapUser'
  | 'imapSecurity'
  | 'senderName'
  | 'firstName'
  | 'lastName'
  | 'dailyCap'
  | 'signature'
  | 'replyTo'
  | 'trackingDomain'
  | 'timeZone'
  | 'warmup'
  | 'warmupCap'
  | 'tags';

/** How exports of other tools and people name them, without blanks, marks and capitals. */
const NAMES: Record<BulkField, string[]> = {
  email: ['email', 'emailaddress', 'emailaccount', 'fromemail', 'mailbox', 'address', 'mail'],
  password: ['password', 'smtppassword', 'smtppass', 'pass', 'apppassword', 'emailpassword'],
  imapPassword: ['imappassword', 'imappass'],
  smtpHost: ['smtphost', 'smtpserver', 'smtp', 'outgoingserver', 'host'],
  smtpPort: ['smtpport', 'outgoingport'],
  smtpUser: ['smtpusername', 'smtpuser', 'smtplogin', 'username', 'user', 'login'],
  smtpSecurity: ['smtpsecurity', 'smtpencryption', 'smtpssl', 'smtptls', 'smtpsecure', 'smtpporttype'],
  imapHost: ['imaphost', 'imapserver', 'imap', 'incomingserver'],
  imapPort: ['imapport', 'incomingport'],
  imapUser: ['imapusername', 'imapuser', 'imaplogin'],
  imapSecurity: ['imapsecurity', 'imapencryption', 'imapssl', 'imaptls', 'imapsecure', 'imapporttype'],
  senderName: ['sendername', 'fromname', 'name', 'fullname', 'displayname'],
  firstName: ['firstname', 'givenname'],
  lastName: ['lastname', 'surname', 'familyname'],
  dailyCap: ['dailycap', 'dailylimit', 'dailysendlimit', 'maxemailperday', 'maxemailsperday', 'sendinglimit'],
  signature: ['signature'],
  replyTo: ['replyto', 'replytoaddress', 'differentreplytoaddress'],
  trackingDomain: ['trackingdomain', 'customtrackingdomain', 'customtrackingurl'],
  timeZone: ['timezone', 'tz'],
  warmup: ['warmup', 'warmupenabled', 'enablewarmup'],
  warmupCap: ['warmupcap', 'warmuplimit', 'totalwarmupperday', 'warmupperday'],
  tags: ['tags', 'tag', 'labels'],
};

const FIELDS = new Map(
  Object.entries(NAMES).flatMap(([field, names]) => names.map((name) => [name, field as BulkField] as const)),
);

/** Which column holds what; the first of several that mean the same. */
export function readHeader(cells: readonly string[]): Map<BulkField, number> {
  const columns = new Map<BulkField, number>();
  for (const [index, cell] of cells.entries()) {
    const field = FIELDS.get(cell.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
    if (field && !columns.has(field)) columns.set(field, index);
  }
  return columns;
}
