import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { whyNotListening } from './why-not-listening.ts';

const failing = (host: string, port: number) =>
  new Promise<unknown>((failed) => createServer().once('error', failed).listen(port, host));

test.each(['203.0.113.9', 'no-such-host.invalid'])(
  'an address of another machine is a sentence about HOST: %s',
  async (host) => {
    expect(whyNotListening(await failing(host, 0), { host, port: 0 })).toMatch(
      /^HOST should be an address of this machine.+; it is /,
    );
  },
);

test('a port in use and one for others only are sentences about the port, and a bug is none', () => {
  const at = { host: '127.0.0.1', port: 80 };
  expect(whyNotListening(Object.assign(new Error(), { code: 'EADDRINUSE' }), at)).toContain('PORT=3001');
  expect(whyNotListening(Object.assign(new Error(), { code: 'EACCES' }), at)).toBe(
    'PORT should be one this user may listen on, such as 3000; 80 is not.',
  );
  expect(whyNotListening(new Error('bug'), at)).toBeUndefined();
});
