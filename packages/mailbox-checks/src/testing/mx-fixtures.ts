import { act, publish } from '../check.ts';
import type { Misconfiguration } from './misconfiguration.ts';
import { DOMAIN } from './zone.ts';

export const MX: Misconfiguration[] = [
  {
    title: 'a domain nobody registered',
    without: ['mx', 'spf', 'key', 'dmarc', 'others'],
    finding: 'domainMissing',
    fix: act('registerDomain', { domain: DOMAIN }),
  },
  {
    title: 'no MX and no address',
    without: ['mx'],
    finding: 'mxMissing',
    fix: publish('MX', DOMAIN, '10 mx1.mailhaven.test'),
  },
  {
    title: 'no MX, only the address of the web site',
    without: ['mx'],
    with: [`${DOMAIN} A 198.51.100.80`],
    finding: 'mxImplicit',
    fix: publish('MX', DOMAIN, '10 mx1.mailhaven.test'),
  },
  {
    title: 'no MX, and a provider that says nothing of its own',
    without: ['mx'],
    facts: { expectedMx: '' },
    finding: 'mxMissing',
    fix: act('publishMxOfHost', { domain: DOMAIN }),
  },
  {
    title: 'a null MX on a domain that wants answers',
    without: ['mx'],
    with: [`${DOMAIN} MX 0 .`],
    finding: 'mxNull',
    fix: publish('MX', DOMAIN, '10 mx1.mailhaven.test', ['0 .']),
  },
  {
    title: 'an MX that is an alias',
    without: ['mx'],
    with: [`${DOMAIN} MX 10 mail.harborline.test`, 'mail.harborline.test CNAME mx1.mailhaven.test'],
    finding: 'mxIsAlias',
    values: { host: 'mail.harborline.test', target: 'mx1.mailhaven.test' },
    fix: publish('MX', DOMAIN, '10 mx1.mailhaven.test', ['10 mail.harborline.test']),
  },
  {
    title: 'an MX that is an address without a name',
    without: ['mx'],
    with: [`${DOMAIN} MX 10 203.0.113.10`],
    finding: 'mxIsAddress',
    fix: publish('A', 'mail.harborline.test', '203.0.113.10'),
  },
  {
    title: 'an MX that is an address whose host has a name by now',
    without: ['mx'],
    with: [`${DOMAIN} MX 10 203.0.113.10`, 'mail.harborline.test A 203.0.113.10'],
    finding: 'mxIsAddress',
    fix: publish('MX', DOMAIN, '10 mail.harborline.test', ['10 203.0.113.10']),
  },
  {
    title: 'MX names of which none exists',
    without: ['mx'],
    with: [`${DOMAIN} MX 10 mx.gone.test`],
    finding: 'mxDead',
    fix: act('repairMailHostName', { host: 'mx.gone.test' }),
  },
  {
    title: 'one MX name of two that does not exist',
    with: [`${DOMAIN} MX 30 mx.gone.test`],
    finding: 'mxPartlyDead',
    fix: act('repairMailHostName', { host: 'mx.gone.test' }),
  },
];
