const domainOf = (email: string) => email.slice(email.indexOf('@') + 1);

/** Addresses in one line; where all have one domain, only the last says it. */
export function shortAddresses(emails: readonly string[]): string {
  const [first = ''] = emails;
  const isOneDomain = emails.every((email) => domainOf(email) === domainOf(first));
  const last = emails.length - 1;
  return emails
    .map((email, index) => (isOneDomain && index < last ? email.slice(0, email.indexOf('@') + 1) : email))
    .join(', ');
}
