/** Addresses of the public internet, as the product takes no others. Inside the namespace they lead nowhere else. */
export const NAME_SERVER = '11.0.0.53';
export const CLIENT = '11.0.9.1';
export const PROXY = { name: 'outreach.example.com', address: '11.0.3.1' };
export const SIGNER = { address: '127.0.0.1', port: 8891, selector: 'trial' };

export type MailHost = {
  key: 'north' | 'south';
  /** What its MX records, its certificate and its greeting say. */
  name: string;
  address: string;
  /** Of the mailbox that sends; the second holds recipients, all of the third are taken by one mailbox. */
  domain: string;
  recipients: string;
  catchAll: string;
  hasSpecialFolders: boolean;
};

export const NORTH: MailHost = {
  key: 'north',
  name: 'mail.north-freight.com',
  address: '11.0.1.1',
  domain: 'north-freight.com',
  recipients: 'north-yards.com',
  catchAll: 'north-anyone.com',
  hasSpecialFolders: true,
};

export const SOUTH: MailHost = {
  key: 'south',
  name: 'mail.south-mills.com',
  address: '11.0.2.1',
  domain: 'south-mills.com',
  recipients: 'south-looms.com',
  catchAll: 'south-anyone.com',
  hasSpecialFolders: false,
};

/** Leads to the product; links in mails of this host's mailbox begin with it. */
export const trackingDomainOf = ({ domain }: MailHost) => `go.${domain}`;

export const MAIL_HOSTS = [NORTH, SOUTH];

export const PASSWORD = 'Trial-harbour-7';

/** The first owner, who also gets the mails of the product itself. */
export const OWNER = `owner@${NORTH.domain}`;
export const PRODUCT_SENDER = `hello@${NORTH.domain}`;
export const senderOf = ({ domain }: MailHost) => `sales@${domain}`;

/** Taken by Postfix and refused by the Dovecot behind it, so that a report comes back later. */
export const ghostAt = (domain: string) => `ghost@${domain}`;
/** Its host always says "later". */
export const laterAt = (domain: string) => `later@${domain}`;
/** Refused as soon as it is named. */
export const nobodyAt = (domain: string) => `nobody@${domain}`;

export const peopleAt = (domain: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `person${index + 1}@${domain}`);
