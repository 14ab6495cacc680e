import { act } from '../check.ts';
import type { MailboxFacts } from '../facts.ts';
import { dmarcAs, type Misconfiguration, txt } from './misconfiguration.ts';
import { DMARC, DMARC_NAME, SPF } from './sound-zone.ts';
import { DOMAIN } from './zone.ts';

const REPORTS = 'harborline.test._report._dmarc.reports.test';
const sub = `news.${DOMAIN}`;
const subFacts: Partial<MailboxFacts> = {
  domain: sub,
  signatures: [{ domain: DOMAIN, selector: 'mh2026', result: 'pass', reason: '' }],
};

export const DMARC_CASES: Misconfiguration[] = [
  {
    title: 'no DMARC record, and else nothing to repair',
    without: ['dmarc'],
    finding: 'dmarcMissingAlone',
    fix: txt(DMARC_NAME, DMARC),
  },
  {
    title: 'no DMARC record, nor an SPF record',
    without: ['dmarc', 'spf'],
    finding: 'dmarcMissing',
    fix: txt(DMARC_NAME, DMARC),
  },
  {
    title: 'two DMARC records',
    with: [`${DMARC_NAME} TXT v=DMARC1; p=reject`],
    finding: 'dmarcSeveral',
    fix: txt(DMARC_NAME, DMARC, [DMARC, 'v=DMARC1; p=reject']),
  },
  {
    title: 'a DMARC record at the domain itself',
    without: ['dmarc'],
    with: [`${DOMAIN} TXT v=DMARC1; p=quarantine`],
    finding: 'dmarcWrongName',
    values: { name: DOMAIN },
    fix: txt(DMARC_NAME, `v=DMARC1; p=quarantine; rua=mailto:dmarc@${DOMAIN}`),
  },
  {
    title: 'a DMARC record under the domain written twice',
    without: ['dmarc'],
    with: [`${DMARC_NAME}.${DOMAIN} TXT ${DMARC}`],
    finding: 'dmarcWrongName',
    fix: txt(DMARC_NAME, DMARC),
  },
  {
    title: 'a DMARC record without its semicolons',
    ...dmarcAs('v=DMARC1 p=reject'),
    finding: 'dmarcTypo',
    fix: txt(DMARC_NAME, `v=DMARC1; p=reject; rua=mailto:dmarc@${DOMAIN}`, ['v=DMARC1 p=reject']),
  },
  {
    title: 'a DMARC record without a policy',
    ...dmarcAs('v=DMARC1; rua=mailto:d@harborline.test'),
    finding: 'dmarcNoPolicy',
    fix: txt(DMARC_NAME, 'v=DMARC1; p=none; rua=mailto:d@harborline.test', ['v=DMARC1; rua=mailto:d@harborline.test']),
  },
  {
    title: 'a policy nobody knows',
    ...dmarcAs('v=DMARC1; p=block; rua=mailto:d@harborline.test'),
    finding: 'dmarcBadPolicy',
    values: { value: 'block' },
    fix: txt(DMARC_NAME, 'v=DMARC1; p=none; rua=mailto:d@harborline.test', [
      'v=DMARC1; p=block; rua=mailto:d@harborline.test',
    ]),
  },
  {
    title: 'a tag with a value nobody knows',
    ...dmarcAs('v=DMARC1; p=reject; adkim=relaxed; rua=mailto:d@harborline.test'),
    finding: 'dmarcBadTag',
    values: { tag: 'adkim', value: 'relaxed' },
    fix: txt(DMARC_NAME, 'v=DMARC1; p=reject; rua=mailto:d@harborline.test', [
      'v=DMARC1; p=reject; adkim=relaxed; rua=mailto:d@harborline.test',
    ]),
  },
  {
    title: 'no address for reports',
    ...dmarcAs('v=DMARC1; p=none'),
    finding: 'dmarcNoReports',
    fix: txt(DMARC_NAME, DMARC, ['v=DMARC1; p=none']),
  },
  {
    title: 'reports to something that is no address',
    ...dmarcAs('v=DMARC1; p=none; rua=dmarc@harborline.test'),
    finding: 'dmarcBadReportAddress',
    fix: txt(DMARC_NAME, DMARC, ['v=DMARC1; p=none; rua=dmarc@harborline.test']),
  },
  {
    title: 'reports to a domain that did not ask for them',
    ...dmarcAs('v=DMARC1; p=none; rua=mailto:in@reports.test'),
    finding: 'dmarcReportsRefused',
    values: { address: 'mailto:in@reports.test', domain: 'reports.test' },
    fix: txt(REPORTS, 'v=DMARC1;'),
  },
  {
    title: 'a policy for a part of the mail',
    ...dmarcAs(`v=DMARC1; p=reject; pct=25; rua=mailto:dmarc@${DOMAIN}`),
    finding: 'dmarcPartial',
    values: { percent: 25 },
    fix: txt(DMARC_NAME, `v=DMARC1; p=reject; rua=mailto:dmarc@${DOMAIN}`, [
      `v=DMARC1; p=reject; pct=25; rua=mailto:dmarc@${DOMAIN}`,
    ]),
  },
  {
    title: 'a policy left in test mode',
    ...dmarcAs(`v=DMARC1; p=reject; t=y; rua=mailto:dmarc@${DOMAIN}`),
    finding: 'dmarcTestMode',
    fix: txt(DMARC_NAME, `v=DMARC1; p=reject; rua=mailto:dmarc@${DOMAIN}`, [
      `v=DMARC1; p=reject; t=y; rua=mailto:dmarc@${DOMAIN}`,
    ]),
  },
  {
    title: 'a policy that leaves out the subdomain mail is sent from',
    ...dmarcAs(`v=DMARC1; p=reject; sp=none; rua=mailto:dmarc@${DOMAIN}`),
    facts: subFacts,
    finding: 'dmarcSubdomainOpen',
    values: { policy: 'reject', domain: DOMAIN },
    fix: txt(DMARC_NAME, `v=DMARC1; p=reject; rua=mailto:dmarc@${DOMAIN}`, [
      `v=DMARC1; p=reject; sp=none; rua=mailto:dmarc@${DOMAIN}`,
    ]),
  },
  {
    title: 'strict alignment that the signature of the parent domain misses',
    with: [`${sub} TXT ${SPF}`, `_dmarc.${sub} TXT v=DMARC1; p=reject; adkim=s; rua=mailto:dmarc@${DOMAIN}`],
    facts: subFacts,
    finding: 'dmarcStrictDkim',
    values: { domain: DOMAIN },
    fix: txt(`_dmarc.${sub}`, `v=DMARC1; p=reject; rua=mailto:dmarc@${DOMAIN}`, [
      `v=DMARC1; p=reject; adkim=s; rua=mailto:dmarc@${DOMAIN}`,
    ]),
  },
  {
    title: 'strict alignment with nothing else that passes',
    with: [`_dmarc.${sub} TXT v=DMARC1; p=reject; adkim=s; rua=mailto:dmarc@${DOMAIN}`],
    facts: subFacts,
    finding: 'dmarcNothingAligned',
    fix: txt(`_dmarc.${sub}`, `v=DMARC1; p=reject; rua=mailto:dmarc@${DOMAIN}`, [
      `v=DMARC1; p=reject; adkim=s; rua=mailto:dmarc@${DOMAIN}`,
    ]),
  },
  {
    title: 'neither SPF nor DKIM that passes',
    without: ['spf', 'key'],
    finding: 'dmarcNothingAligned',
    fix: act('repairSpfOrDkim', {}),
  },
];
