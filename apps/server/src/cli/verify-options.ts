import { parseArgs } from 'node:util';

export type VerifyCommand = {
  file: string;
  resolver: string | undefined;
  port: number;
  sender: string;
  helo: string;
  concurrency: number;
  perHost: number;
  retryAfterMs: number[];
  allowLoopback: boolean;
  selfCheck: boolean;
};

export const VERIFY_USAGE = `npx outrider verify FILE|- [options]

Reads one address a line from FILE, or from standard input for -, and writes one JSON line for each, as it is decided:
email, category, reason, flags, mx, code, enhanced, reply, attempts. Nothing is sent to anybody.

  --resolver HOST:PORT   name server to ask, instead of the system's
  --port N               port of the mail hosts (25)
  --sender ADDRESS       the address that asks (verify@ and the HELO name)
  --helo NAME            who we say we are (this machine's name)
  --concurrency N        conversations at once (100)
  --per-host N           conversations at once with one mail host (2)
  --retry S,S,…          seconds until an address is asked about again whose host said "later" (60,300), or none
  --allow-loopback       also go to loopback and private addresses, for tests
  --no-self-check        do not look first whether port 25 is open from here
  --help                 this text

Ends with 0 when every address got a verdict, 1 when the file could not be read, 2 for a mistake in the command, and 3
when no mail host can be asked from here; then every address that would have to be asked about is UNCHECKED.
`;

/** The command as typed; a sentence when it cannot be understood. */
export function readVerifyOptions(args: string[], hostName: string): VerifyCommand | { mistake: string } {
  try {
    return parse(args, hostName);
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}

function parse(args: string[], hostName: string): VerifyCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      resolver: { type: 'string' },
      port: { type: 'string', default: '25' },
      sender: { type: 'string' },
      helo: { type: 'string', default: hostName },
      concurrency: { type: 'string', default: '100' },
      'per-host': { type: 'string', default: '2' },
      retry: { type: 'string', default: '60,300' },
      'allow-loopback': { type: 'boolean', default: false },
      'no-self-check': { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error('Name one file, or - for standard input.');
  if (!/^[\w.[\]:-]+$/.test(values.helo)) throw new Error('--helo wants a host name.');
  const sender = values.sender ?? `verify@${values.helo}`;
  if (!/^[^\s<>]*$/.test(sender)) throw new Error('--sender wants an address.');
  return {
    file,
    resolver: values.resolver,
    port: wholeNumber('--port', values.port, 65_535),
    sender,
    helo: values.helo,
    concurrency: wholeNumber('--concurrency', values.concurrency, 10_000),
    perHost: wholeNumber('--per-host', values['per-host'], 1_000),
    retryAfterMs: readPlan(values.retry),
    allowLoopback: values['allow-loopback'],
    selfCheck: !values['no-self-check'] && !values['allow-loopback'],
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > most) throw new Error(`${name} wants a number from 1 to ${most}.`);
  return value;
}

function readPlan(text: string): number[] {
  if (text === 'none' || text === '') return [];
  const seconds = text.split(',').map((part) => part.trim());
  if (!seconds.every((part) => /^\d+(?:\.\d+)?$/.test(part))) throw new Error('--retry wants seconds, as in 60,300.');
  return seconds.map((part) => Number(part) * 1000);
}
