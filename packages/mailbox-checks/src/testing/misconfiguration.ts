import { type Check, type Fix, publish } from '../check.ts';
import type { MailboxFacts } from '../facts.ts';
import type { FindingName } from '../findings.ts';
import { DMARC_NAME, KEY_NAME, type ZoneChange } from './sound-zone.ts';
import { DOMAIN } from './zone.ts';

export type Misconfiguration = ZoneChange & {
  title: string;
  facts?: Partial<MailboxFacts>;
  finding: FindingName;
  values?: Check['values'];
  fix: Fix | null;
};

export const txt = (name: string, value: string, replaces: string[] = []) => publish('TXT', name, value, replaces);
export const spfInstead = (value: string, ...replaces: string[]) => txt(DOMAIN, value, replaces);
export const spfAs = (text: string) =>
  ({ without: ['spf'], with: [`${DOMAIN} TXT ${text}`] }) satisfies Partial<Misconfiguration>;
export const dmarcAs = (text: string) =>
  ({ without: ['dmarc'], with: [`${DMARC_NAME} TXT ${text}`] }) satisfies Partial<Misconfiguration>;
export const keyAs = (text: string) =>
  ({ without: ['key'], with: [`${KEY_NAME} TXT ${text}`] }) satisfies Partial<Misconfiguration>;
export const listedAs = (name: string, code: string) =>
  ({ with: [`${name} A ${code}`] }) satisfies Partial<Misconfiguration>;
