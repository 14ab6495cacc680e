import { createTransport } from 'nodemailer';
import type { MxHosts } from './mx/mx-hosts.ts';
import type { World } from './world/world.ts';

type RelayedMail = { from: string; to: string; raw: Buffer };
type HostAnswer = { code: number; text: string };

/** A host that does not answer at all within this time is passed over for the next. */
const HOST_TIMEOUT_MS = 30_000;

const NO_HOST: HostAnswer = { code: 550, text: '5.1.2 No host takes mail for this domain' };

/** Hands a mail to the recipient's exchange over SMTP, the next one when the first cannot be talked to (RFC 5321, 5.1). */
export async function relayMail({ world, mx }: { world: World; mx: MxHosts }, mail: RelayedMail): Promise<HostAnswer> {
  for (const { host } of world.domainOf(mail.to)?.mx ?? []) {
    const address = mx.addressOf(host);
    const answer = address && (await offer(address, mail));
    if (answer) return answer;
  }
  return NO_HOST;
}

/** What the host said, or nothing when it said nothing. */
async function offer(place: { host: string; port: number }, mail: RelayedMail): Promise<HostAnswer | undefined> {
  const transport = createTransport({
    ...place,
    ignoreTLS: true,
    connectionTimeout: HOST_TIMEOUT_MS,
    socketTimeout: HOST_TIMEOUT_MS,
  });
  try {
    const envelope = { from: mail.from, to: [mail.to] };
    const { response } = await transport.sendMail({ envelope, raw: mail.raw });
    return readAnswer(response ?? '');
  } catch (error) {
    const said = error instanceof Error && 'response' in error ? String(error.response) : '';
    return said === '' ? undefined : readAnswer(said);
  } finally {
    transport.close();
  }
}

const readAnswer = (line: string): HostAnswer => ({ code: Number(line.slice(0, 3)), text: line.slice(4) });
