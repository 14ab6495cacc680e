import { findLookAlike } from '@outrider/domain-orders/look-alike';
import { judgeRecord, neededRecords } from '@outrider/domain-orders/needed-records';
import { localPartsOf, suggestMailboxes } from '@outrider/domain-orders/suggest-mailboxes';
import { suggestNames } from '@outrider/domain-orders/suggest-names';
import type { Work } from './growth.ts';

const recordsSaying = (text: string) =>
  neededRecords(text, {
    mx: [{ host: text, priority: 10 }],
    spf: text,
    dkim: { selector: text, value: text },
  });

export const DOMAIN_ORDERS_CALLS: Record<string, Work> = {
  'domain-orders/look-alike findLookAlike': (text) => findLookAlike(text, [text]),
  'domain-orders/needed-records judgeRecord': (text) =>
    recordsSaying(text).map((record) => judgeRecord(record, [[{ value: text, priority: 10 }]])),
  'domain-orders/suggest-mailboxes localPartsOf': (text) => localPartsOf({ firstName: text, lastName: text }),
  'domain-orders/suggest-mailboxes suggestMailboxes': (text) =>
    suggestMailboxes({
      people: [{ firstName: text, lastName: text }],
      count: 3,
      madeUp: true,
      taken: [text],
      random: () => 0.5,
    }),
  'domain-orders/suggest-names suggestNames': (text) => suggestNames({ query: text, endings: ['test', text], max: 50 }),
};

export const DOMAIN_ORDERS_NO_TEXT: Record<string, string> = {
  'domain-orders/needed-records neededRecords': 'puts names together',
  'domain-orders/needed-records rivalsOf': 'is reached by judgeRecord',
  'domain-orders/order': 'compares states; its domains were read by the contract',
  'domain-orders/order-steps': 'compares states',
  'domain-orders/plan-capacity': 'reckons with numbers; its day comes from a clock',
  'domain-orders/quote-order': 'reckons with numbers',
};
