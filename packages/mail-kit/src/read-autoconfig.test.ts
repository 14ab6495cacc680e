import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAutoconfig } from './read-autoconfig.ts';

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<clientConfig version="1.1">
  <emailProvider id="harborline.example">
    <domain>harborline.example</domain>
    <displayName>Harborline &amp; Sons</displayName>
    <incomingServer type="pop3"><hostname>pop.harborline.example</hostname><port>995</port>
      <socketType>SSL</socketType><username>%EMAILADDRESS%</username></incomingServer>
    <incomingServer type="imap"><hostname>plain.harborline.example</hostname><port>143</port>
      <socketType>plain</socketType><username>%EMAILADDRESS%</username></incomingServer>
    <incomingServer type="imap">
      <hostname>imap.harborline.example</hostname><port>993</port><socketType>SSL</socketType>
      <authentication>password-cleartext</authentication><username>%EMAILADDRESS%</username>
    </incomingServer>
    <outgoingServer type="smtp">
      <hostname>smtp.%EMAILDOMAIN%</hostname><port>587</port><socketType>STARTTLS</socketType>
      <username>%EMAILLOCALPART%</username>
    </outgoingServer>
  </emailProvider>
</clientConfig>`;

test('an autoconfig file names the first server of each direction that is reached by TLS', () => {
  expect(readAutoconfig(FILE)).toEqual({
    name: 'Harborline & Sons',
    imap: { host: 'imap.harborline.example', port: 993, security: 'tls', user: '%EMAILADDRESS%' },
    smtp: { host: 'smtp.%EMAILDOMAIN%', port: 587, security: 'starttls', user: '%EMAILLOCALPART%' },
  });
});

test('a page that is no autoconfig file says nothing, and neither does one that is too large', () => {
  expect(readAutoconfig('<!doctype html><html><body>404</body></html>')).toBeUndefined();
  expect(readAutoconfig(FILE + ' '.repeat(65_536))).toBeUndefined();
});

test('a file that is nested deeper than any is not read', () => {
  const nested = (depth: number) => FILE.replace('<clientConfig', `${'<a>'.repeat(depth)}<clientConfig`);
  expect(readAutoconfig(nested(10))?.imap?.host).toBe('imap.harborline.example');
  expect(readAutoconfig(nested(100))).toBeUndefined();
});

test('entities that a file declares itself are not expanded', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "imap.evil.example">]>${FILE.replace('imap.harborline.example', '&a;')}`;
  expect(readAutoconfig(bomb)?.imap?.host).toBe('&a;');
});

test('no text makes reading fail, and no server comes out that lacks a host, a port or TLS', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '</',
    'incomingServer type="imap"',
    'hostname',
    'port',
    '993',
    'SSL',
    '&',
    '"',
    'socketType',
    'clientConfig',
    '<![CDATA[',
    '<!--',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 60 }), (pieces) => {
      const found = readAutoconfig(`<clientConfig>${pieces.join('')}`);
      for (const server of [found?.imap, found?.smtp]) {
        if (server) expect(server.host !== '' && server.port > 0 && server.port < 65_536).toBe(true);
      }
    }),
  );
});
