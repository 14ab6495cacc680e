export type MailPerson = { name: string; email: string };

export type MailToAnswer = {
  from: MailPerson;
  /** RFC 5322, 3.6.2: where its writer wants answers; empty: at the sender's own address. */
  replyTo: readonly MailPerson[];
  to: readonly MailPerson[];
  cc: readonly MailPerson[];
};

/**
 * The recipients of an answer. Addresses of our own are left out, unless nobody else is there, and each person stands there
 * once. An answer to a mail of our own goes on to those it was written to.
 */
export function answerRecipients(
  { from, replyTo, to, cc }: MailToAnswer,
  kind: 'reply' | 'replyAll',
  isOwn: (address: string) => boolean,
): { to: MailPerson[]; cc: MailPerson[] } {
  const isOwnMail = isOwn(from.email);
  const writers = isOwnMail ? to : replyTo.some(hasAddress) ? replyTo : [from];
  const others = kind === 'replyAll' ? { to: isOwnMail ? [] : to, cc } : { to: [], cc: [] };
  const seen = new Set<string>();
  const fresh = (people: readonly MailPerson[]) =>
    people.filter((person) => {
      const address = person.email.toLowerCase();
      if (!hasAddress(person) || isOwn(address) || seen.has(address)) return false;
      seen.add(address);
      return true;
    });
  const answered = { to: [...fresh(writers), ...fresh(others.to)], cc: fresh(others.cc) };
  if (answered.to.length > 0) return answered;
  // A mail among our own addresses, or to copies alone.
  const first = writers.find(hasAddress) ?? from;
  return answered.cc.length > 0 ? { to: answered.cc, cc: [] } : { to: hasAddress(first) ? [first] : [], cc: [] };
}

const hasAddress = ({ email }: MailPerson) => email.includes('@');

/** The address of ours a mail was written to, which its answer comes from: first in To, then in Cc. */
export function addressWrittenTo({ from, to, cc }: MailToAnswer, own: readonly string[]): string | undefined {
  const known = new Set(own.map((address) => address.toLowerCase()));
  const people = known.has(from.email.toLowerCase()) ? [from] : [...to, ...cc];
  return people.map(({ email }) => email.toLowerCase()).find((address) => known.has(address));
}
