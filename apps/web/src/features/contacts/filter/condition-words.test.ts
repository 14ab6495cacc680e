// @vitest-environment jsdom
import type { ContactCondition } from '@outrider/contract/contacts/contact';
import type { TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { conditionWords } from './condition-words.ts';

const TAG = { id: 'b3f1c1de-1111-4222-8333-444455556666', name: 'DACH', contacts: 3 };
const GONE = 'b3f1c1de-1111-4222-8333-444455556667';

let t: TFunction<'contacts'>;
beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('contacts');
  t = i18n.getFixedT('en', 'contacts');
});

const CONDITIONS: [ContactCondition, string][] = [
  [{ kind: 'field', field: 'country', is: 'anyOf', values: ['Germany', 'Austria'] }, 'Country: Germany, Austria'],
  [{ kind: 'field', field: 'title', is: 'contains', values: ['finance'] }, 'Title has: finance'],
  [{ kind: 'field', field: 'carrierCount', is: 'empty', values: [] }, 'carrierCount: is empty'],
  [{ kind: 'tag', ids: [TAG.id, GONE], not: true }, 'Without tag: DACH, deleted'],
  [{ kind: 'list', ids: [GONE], not: false }, 'List: deleted'],
  [{ kind: 'verification', categories: ['VALID', 'NEVER'] }, 'Verified: valid or never verified'],
  [{ kind: 'event', events: ['replied', 'bounced'] }, 'Last event: Replied or Bounced'],
  [{ kind: 'ever', events: ['replied'], campaignIds: [], not: true }, 'Never: Replied'],
  [
    { kind: 'ever', events: ['interested', 'clicked'], campaignIds: [GONE], not: false },
    'Ever: Interested or Clicked a link in 1 campaign',
  ],
  [{ kind: 'campaign', campaignIds: [GONE], not: false }, 'In campaign: 1 campaign'],
  [{ kind: 'activity', within: 'week', not: true }, 'Not active: in 7 days'],
  [{ kind: 'suppressed', is: true }, 'Suppressed: yes'],
];

test.each(CONDITIONS)('a condition is said in words: %o', (condition, words) => {
  const { name, value } = conditionWords(condition, { t, book: { tags: [TAG], lists: [] } });
  expect(`${name}: ${value}`).toBe(words);
});
