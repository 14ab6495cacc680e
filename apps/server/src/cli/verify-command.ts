import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { hostname } from 'node:os';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { CatchAllTest } from '@outrider/email-verifier/catch-all-test';
import { limitPerHost } from '@outrider/email-verifier/limit-per-host';
import type { VerifierPorts } from '@outrider/email-verifier/ports';
import type { Verdict } from '@outrider/email-verifier/verdict';
import { verifyAll } from '@outrider/email-verifier/verify';
import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { lazyAddressLists } from '../platform/address-lists.ts';
import { cacheResolver } from '../platform/dns/cached-resolver.ts';
import { createResolver, type Resolver } from '../platform/dns/resolver.ts';
import { createAbsenceCheck } from '../platform/dns/sure-absence.ts';
import { isPublicAddress } from '../platform/net/address-rules.ts';
import { createGreeter } from '../platform/smtp-probe/greet-host.ts';
import { namesForProbe } from '../platform/smtp-probe/names.ts';
import { createProbe } from '../platform/smtp-probe/open-probe.ts';
import { createRandomFor } from '../platform/smtp-probe/random-for.ts';
import { inWindows } from './in-windows.ts';
import { readVerifyOptions, VERIFY_USAGE, type VerifyCommand } from './verify-options.ts';

const ENDS = { done: 0, unreadable: 1, mistaken: 2, noProbeRoute: 3 } as const;

export async function runVerify(
  args: string[],
  output: Writable = process.stdout,
  complaints: Writable = process.stderr,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    output.write(VERIFY_USAGE);
    return ENDS.done;
  }
  const command = readVerifyOptions(args, hostname());
  if ('mistake' in command) {
    complaints.write(`${command.mistake}\n\n${VERIFY_USAGE}`);
    return ENDS.mistaken;
  }
  if (!(await isReadable(command.file))) {
    complaints.write(`${command.file} cannot be read.\n`);
    return ENDS.unreadable;
  }
  const resolver = createResolver(command.resolver ? { servers: [command.resolver] } : {});
  const hasRoute = !command.selfCheck || (await canReachAnybody(command, resolver));
  if (!hasRoute) complaints.write('No mail host answers on port 25 from here: addresses stay UNCHECKED.\n');
  // Lines are lost on a reader that nobody listens to yet: it is opened when the check above is done.
  await writeVerdicts(openLines(command.file), command, { ports: portsOf(command, resolver), hasRoute, output });
  return hasRoute ? ENDS.done : ENDS.noProbeRoute;
}

async function isReadable(file: string): Promise<boolean> {
  if (file === '-') return true;
  return access(file, constants.R_OK).then(
    () => true,
    () => false,
  );
}

function openLines(file: string): AsyncIterable<string> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** Hosts that are always there. */
const KNOWN_HOSTS = [
  'gmail-smtp-in.l.google.com',
  'mta5.am0.yahoodns.net',
  'mx01.mail.icloud.com',
  'mx00.emig.gmx.net',
];

async function canReachAnybody({ helo, port }: VerifyCommand, resolver: Resolver): Promise<boolean> {
  const greet = createGreeter({ helloName: helo, port });
  const greetings = KNOWN_HOSTS.map(async (host) => {
    const answer = await resolver.resolve4(host);
    const [address] = answer.kind === 'found' ? answer.records.filter(isPublicAddress) : [];
    if (address === undefined || (await greet({ address })).kind !== 'answered') throw new Error('silent');
  });
  return Promise.any(greetings).then(
    () => true,
    () => false,
  );
}

function portsOf(command: VerifyCommand, resolver: Resolver): VerifierPorts {
  const { resolver: server, helo, sender, port, perHost, allowLoopback } = command;
  const catchAllTests = new Map<string, CatchAllTest>();
  const cached = cacheResolver(resolver, { now: () => new Date(), maxNames: 50_000 });
  return {
    names: namesForProbe({ resolver: cached, isAbsenceSure: createAbsenceCheck(server ? { servers: [server] } : {}) }),
    mayReach: (address) => allowLoopback || isPublicAddress(address),
    openProbe: limitPerHost(createProbe({ helloName: helo, sender, port }), perHost),
    wait: (milliseconds) => pause(milliseconds),
    randomFor: createRandomFor(randomBytes(32)),
    catchAllTests: {
      recall: async (domain) => catchAllTests.get(domain),
      remember: async (domain, catchAllTest) => void catchAllTests.set(domain, catchAllTest),
    },
    lists: lazyAddressLists(),
  };
}

type Probing = { ports: VerifierPorts; hasRoute: boolean; output: Writable };

async function writeVerdicts(
  lines: AsyncIterable<string>,
  command: VerifyCommand,
  { ports, hasRoute, output }: Probing,
) {
  const options = {
    sessions: command.concurrency,
    sessionsPerHost: command.perHost,
    retryAfterMs: command.retryAfterMs,
    namesOnly: !hasRoute,
  };
  await inWindows(eachAddress(lines), async (addresses) => {
    for await (const verdict of verifyAll(addresses, ports, options)) {
      if (!output.write(`${JSON.stringify(lineOf(verdict))}\n`)) await once(output, 'drain');
    }
  });
}

/** Each once; a name beside the address is left out, and what is no address is judged as it stands. */
async function* eachAddress(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const line of lines) {
    const text = line.replace(/^\ufeff/, '').trim();
    const address = parseAddress(text)?.address ?? text;
    if (address === '' || seen.has(address)) continue;
    seen.add(address);
    yield address;
  }
}

function lineOf({ email, category, reason, flags, mx, code, enhanced, reply, attempts }: Verdict) {
  const shownReason = reason === 'onlyNamesChecked' ? 'selfCheckFailed' : reason;
  return { email, category, reason: shownReason, flags, mx, code, enhanced, reply, attempts };
}
