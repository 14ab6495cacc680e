// @vitest-environment jsdom
import { suggestMailboxes } from '@outrider/contract/domains/names';
import { makeQuote } from '@outrider/contract/domains/orders';
import { checkRecords, publishRecords } from '@outrider/contract/domains/owned';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DomainRecord } from '../../../api/domains.ts';
import { drafts } from '../../../platform/drafts.ts';
import { type Answers, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { AT, quoteOf, TEAM } from '../testing.ts';
import { DomainField } from './domain-field.tsx';
import { OwnMailboxes, OwnQuote } from './own-order.tsx';
import { RecordList } from './record-list.tsx';
import { useOwnDomain } from './use-own-domain.ts';

const record = (changed: Partial<DomainRecord>): DomainRecord => ({
  purpose: 'mx',
  type: 'MX',
  name: 'harborline.test',
  value: 'mx.mailhost.test',
  priority: 10,
  state: 'missing',
  found: [],
  ...changed,
});
const RECORDS = [
  record({}),
  record({
    purpose: 'spf',
    type: 'TXT',
    value: 'v=spf1 -all',
    priority: null,
    state: 'different',
    found: ['v=spf1 ~all'],
  }),
];
const recordsOf = (records: DomainRecord[], publishesAt: string | null = null) => ({
  domain: 'harborline.test',
  nameServers: ['ns1.nameport.test'],
  publishesAt,
  records,
  checkedAt: AT,
});
const ANSWERS: Answers = {
  [checkRecords.path]: () => recordsOf(RECORDS, 'Nameport'),
  [publishRecords.path]: () => ({ published: 2, records: [] }),
  [suggestMailboxes.path]: () => ({ mailboxes: TEAM }),
  [makeQuote.path]: () => quoteOf({ kind: 'existing' }),
};
const quoted = vi.fn();

function Existing({ first = '' }: { first?: string }) {
  const own = useOwnDomain(first, quoted);
  return (
    <>
      <DomainField own={own} />
      <RecordList own={own} />
      <OwnMailboxes own={own} />
      <OwnQuote own={own} plansTo="/plans" />
    </>
  );
}
const show = (first?: string) => showPart(<Existing {...(first !== undefined && { first })} />, ['domains']);

beforeEach(() => {
  standInForBrowser();
  sessionStorage.clear();
  drafts.belongTo('somebody');
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('a domain says what it has to publish, publishes it with one click, and its mailboxes are quoted', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your domain' }), 'Harborline.test{Enter}');
  await screen.findByText('Records harborline.test needs to publish');
  screen.getByText('10 mx.mailhost.test');
  screen.getByText('v=spf1 ~all');
  await userEvent.click(screen.getByRole('button', { name: 'Publish at Nameport' }));
  await screen.findByText(/^2 records published/);
  await screen.findByRole('button', { name: 'Change maya@harborline.test' });
  await userEvent.click(screen.getByRole('button', { name: 'Get quote' }));
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === makeQuote.path)?.input).toEqual({
    kind: 'existing',
    domains: [{ domain: 'harborline.test', mailboxes: TEAM.slice(0, 2) }],
  });
});

test('without an interface the records are copied by hand, and looked for again', async () => {
  const found = RECORDS.map((each) => ({ ...each, state: 'found' as const }));
  let isPublished = false;
  serveCalls({ ...ANSWERS, [checkRecords.path]: () => recordsOf(isPublished ? found : RECORDS) });
  await show('harborline.test');
  await screen.findByText(/^Add the missing records/);
  expect(screen.queryByRole('button', { name: /^Publish at/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Copy / })).toHaveLength(4);
  isPublished = true;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText('All records are published at harborline.test');
});

test('what is no domain is not looked up', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your domain' }), 'not a domain{Enter}');
  screen.getByText('Enter a domain, such as harborline.com');
  expect(asked).toHaveLength(0);
});
