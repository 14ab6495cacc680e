import dns from 'node:dns';
import net from 'node:net';
import { validate } from 'deep-email-validator';

/**
 * The package a Node project would take, as it is. It asks the system's name servers and port 25, which a bench has not,
 * so two doors are turned before it runs: names come from the box's server, and a connection to port 25 of a host goes to
 * the box's port at the address the box gives for it. Checks other than MX and SMTP are off; they would only cost it time.
 */
const [resolver = '', port = '', inFlight = ''] = process.argv.slice(2);
dns.setServers([resolver]);
const connect = net.createConnection.bind(net);
const lookUp: net.LookupFunction = (host, options, done) =>
  dns.resolve4(host, (error, found) => {
    // Nothing is given with an error, no matter what the types say.
    const address = error ? '' : (found[0] ?? '');
    if (options.all) done(error, [{ address, family: 4 }]);
    else done(error, address, 4);
  });
Object.assign(net, {
  createConnection: (_port: number, host: string) => connect({ host, port: Number(port), lookup: lookUp }),
});

async function validateAll(emails: string[]) {
  const waiting = [...emails];
  const began = performance.now();
  const work = async () => {
    for (let email = waiting.pop(); email !== undefined; email = waiting.pop()) {
      const checks = { validateRegex: true, validateTypo: false, validateDisposable: false };
      await validate({ email, sender: 'verify@outrider.test', ...checks, validateMx: true, validateSMTP: true });
    }
  };
  await Promise.all(Array.from({ length: Number(inFlight) }, work));
  process.send?.({ seconds: (performance.now() - began) / 1000 });
}

process.on('message', (emails: string[]) => void validateAll(emails));
process.send?.('ready');
