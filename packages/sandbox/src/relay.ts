import { lowerCase } from './dns/names.ts';
import { resolveQuestion } from './dns/resolve.ts';
import type { ZoneData } from './dns/zones.ts';
import type { Door } from './loopback.ts';
import { offerMail, type Sender } from './smtp-client.ts';

/** Who brings a mail: the name it greets with and the address it comes from, where that can be had. */
export type Carrier = Sender;

export type RelayedMail = { from: string; to: string; raw: Buffer };

/** What became of a mail: the reply of the recipient's host, or of the carrier itself where no host replied. */
export type RelayAnswer = { code: number; status: string; text: string; host: string };

export type Relay = {
  /** Hands a mail to the recipient's exchange over SMTP, the next one when the first cannot be talked to (RFC 5321, 5.1). */
  carry(carrier: Carrier, mail: RelayedMail): Promise<RelayAnswer>;
  /** The hosts it would try, the best first. */
  hostsFor(address: string): string[];
};

type RelayOptions = { zones: ZoneData; doorAt: (address: string) => Door | undefined };

export function createRelay({ zones, doorAt }: RelayOptions): Relay {
  async function carry(carrier: Carrier, mail: RelayedMail): Promise<RelayAnswer> {
    const domain = domainOf(mail.to);
    const exchanges = exchangesOf(zones, domain);
    if (!Array.isArray(exchanges)) return exchanges;
    let last: RelayAnswer = { code: 451, status: '4.4.1', text: 'No host of the domain answers', host: domain };
    for (const exchange of exchanges) {
      const doors = addressesOf(zones, exchange).flatMap((address) => doorAt(address) ?? []);
      for (const door of doors) {
        const reply = await offerMail(door, carrier, mail);
        if (reply === undefined) continue;
        last = { ...readReply(reply), host: exchange };
        if (last.code !== 421) return last;
      }
    }
    return last;
  }

  return {
    carry,
    hostsFor(address) {
      const exchanges = exchangesOf(zones, domainOf(address));
      return Array.isArray(exchanges) ? exchanges : [];
    },
  };
}

const domainOf = (address: string) => lowerCase(address.slice(address.lastIndexOf('@') + 1));

/** The names of the hosts that take a domain's mail, the best first, or why there are none. */
function exchangesOf(zones: ZoneData, domain: string): string[] | RelayAnswer {
  const { rcode, answers, isSilent, isAuthoritative } = resolveQuestion(zones, { name: domain, type: 'MX' });
  if (rcode === 'NXDOMAIN') return { code: 550, status: '5.1.2', text: 'Domain name not found', host: domain };
  if (rcode !== 'NOERROR' || isSilent || !isAuthoritative)
    return { code: 451, status: '4.4.3', text: 'Name server of the domain does not answer', host: domain };
  const records = answers.flatMap((answer) => (answer.type === 'MX' ? answer.data : []));
  // RFC 7505: a domain may say that it takes no mail.
  if (records.some(({ exchange }) => exchange === '.'))
    return { code: 556, status: '5.1.10', text: 'Domain takes no mail', host: domain };
  if (records.length > 0)
    return records.toSorted((a, b) => (a.preference ?? 0) - (b.preference ?? 0)).map(({ exchange }) => exchange);
  // RFC 5321, 5.1: without an MX the domain itself is the host.
  if (addressesOf(zones, domain).length > 0) return [domain];
  return { code: 550, status: '5.1.2', text: 'No host takes mail for this domain', host: domain };
}

function addressesOf(zones: ZoneData, name: string): string[] {
  const { answers } = resolveQuestion(zones, { name, type: 'A' });
  return answers.flatMap((answer) => (answer.type === 'A' ? answer.data : []));
}

/** Every line repeats code and enhanced status (RFC 5321, 4.2.1; RFC 2034, 3); the text is given without them. */
export function readReply(reply: string): Omit<RelayAnswer, 'host'> {
  const code = Number(reply.slice(0, 3));
  const [, status = `${Math.floor(code / 100)}.0.0`] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?:\s|$)/.exec(reply) ?? [];
  const lines = reply.split(/\r?\n/).map((line) => line.replace(/^\d{3}(?:[ -]|$)/, '').replace(`${status} `, ''));
  return { code, status, text: lines.join(' ').replace(/\s+/g, ' ').trim() };
}
