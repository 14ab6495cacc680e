import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { isPublicAddress } from '../platform/net/address-rules.ts';
import { isSameText } from '../platform/same-text.ts';
import { createProbe } from '../platform/smtp-probe/open-probe.ts';
import { answerProbe } from '../platform/smtp-probe/remote-probe.ts';
import { parseJson } from '../platform/web/parse-json.ts';

const USAGE = `npx outrider probe --key KEY [--listen PORT] [--helo NAME] [--sender ADDRESS]

Asks mail hosts for an Outrider elsewhere whose port 25 is shut (docs/verification-service.md). Listens on this machine's
loopback address, port 8025 unless told; put a web server with TLS in front. KEY has at least 16 characters.
`;
const BODY_MAX = 65_536;

/** Runs until it is asked to end. */
export async function runProbeService(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      key: { type: 'string', default: '' },
      listen: { type: 'string', default: '8025' },
      helo: { type: 'string', default: hostname() },
      sender: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || values.key.length < 16) {
    (values.help ? process.stdout : process.stderr).write(USAGE);
    return values.help ? 0 : 2;
  }
  const { helo, sender = `verify@${helo}`, key } = values;
  const openProbe = createProbe({ helloName: helo, sender, port: 25 });
  const server = createServer((request, response) => {
    answer(request, key, (question) => answerProbe(openProbe, isPublicAddress, question)).then(
      ({ status, body }) => send(response, status, body),
      () => send(response, 500, {}),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).once('listening', resolve).listen(Number(values.listen), '127.0.0.1');
  });
  process.stdout.write(`Asking mail hosts for whoever has the key, on http://127.0.0.1:${values.listen}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  server.close();
  return 0;
}

async function answer(
  request: IncomingMessage,
  key: string,
  ask: (question: unknown) => Promise<unknown>,
): Promise<{ status: number; body: unknown }> {
  if (!isSameText(request.headers.authorization ?? '', `Bearer ${key}`)) return { status: 401, body: {} };
  if (request.method !== 'POST' || !(Number(request.headers['content-length']) <= BODY_MAX)) {
    return { status: 400, body: {} };
  }
  const said = await ask(parseJson((await buffer(request)).toString()));
  return said === undefined ? { status: 400, body: {} } : { status: 200, body: said };
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
