const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** The mailbox behind an address, as `contact_alias` of the database has it: without +word, at Gmail also without dots. */
export function canonicalAddress(email: string): string {
  const domain = domainOf(email);
  const local = email.slice(0, email.lastIndexOf('@'));
  const [base = ''] = local.split('+');
  if (GMAIL.has(domain)) return `${base.replaceAll('.', '')}@gmail.com`;
  return `${base || local}@${domain}`;
}

/** The domain of an address and those above it, down to two labels. */
export function domainsOf(email: string): string[] {
  const labels = domainOf(email).split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}
