import type { DemoFile, DemoTurn } from '../demo-mails.ts';

export const MAYA_DACH = 'maya@tryharborline.test';
export const JONAS_DACH = 'jonas@tryharborline.test';
export const MAYA_UK = 'maya@getharborline.test';
export const JONAS_UK = 'jonas@getharborline.test';
export const PRIYA = 'priya@harborline-hq.test';
export const TOMAS = 'tomas@harborline-hq.test';
export const SAM = 'sam@harborline-audit.test';
export const LENA = 'lena@harborline-audit.test';

export const SURCHARGES: DemoFile = {
  name: 'surcharges-oct.pdf',
  lines: ['Surcharges, October', 'Fuel 4,812.40', 'Toll 1,190.00', 'Waiting time 640.00', 'Ferry 2 x 388.00'],
};
export const CARRIERS: DemoFile = {
  name: 'carriers.csv',
  lines: ['carrier,invoices,sum', 'Nordfracht,212,184300.20', 'Elbtrans,98,77120.00', 'Ferrylink,31,40211.75'],
};
export const RATES: DemoFile = {
  name: 'contract-rates-2026.pdf',
  lines: ['Contract rates 2026', 'Zone 1 1.18 EUR/km', 'Zone 2 1.31 EUR/km'],
};

export const person = (text: string, more: Partial<DemoTurn> = {}): DemoTurn => ({ text, ...more });
export const us = (text: string): DemoTurn => ({ by: 'us', text });
export const machine = (subject: string, text: string, more: Partial<DemoTurn> = {}): DemoTurn => ({
  by: 'machine',
  subject,
  text,
  ...more,
});
/** The host's words on why it came back. */
export const host = (text: string): DemoTurn => ({ by: 'host', text });
