// @vitest-environment jsdom
import { createBoxedMailbox, listBoxedMailboxes, setBoxedMailbox } from '@outrider/contract/sandbox/mailboxes';
import {
  failBoxedName,
  listBoxedDomains,
  publishBoxedRecord,
  readBoxedZone,
  removeBoxedRecord,
} from '@outrider/contract/sandbox/names';
import { listBoxedPeople, setPersonHabit } from '@outrider/contract/sandbox/people';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../ui/testing.tsx';
import { MailboxesView } from './mailboxes/mailboxes-view.tsx';
import { NamesView } from './names/names-view.tsx';
import { PeopleView } from './people/people-view.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(view: React.ReactNode, answers: Answers) {
  const asked = serveCalls(answers);
  await showPart(view, ['sandbox']);
  return (path: string) => asked.filter((each) => each.path === path).map(({ input }) => input);
}

const server = (host: string) => ({ host, port: 587, security: 'starttls' as const, user: '' });
const SAM = {
  address: 'sam@my-company.test',
  password: 'practice-1',
  host: 'mailhaven.test',
  providerName: 'Mailhaven',
  smtp: server('smtp.mailhaven.test'),
  imap: { ...server('imap.mailhaven.test'), port: 993, security: 'tls' as const },
  trouble: 'none' as const,
};
const HOSTS = [{ host: 'mailhaven.test', providerName: 'Mailhaven' }];

test('mailboxes are listed with all it takes to connect them, one is made, and another is broken', async () => {
  const asked = await open(<MailboxesView />, {
    [listBoxedMailboxes.path]: () => ({ mailboxes: [SAM], total: 1, hosts: HOSTS }),
    [createBoxedMailbox.path]: () => ({}),
    [setBoxedMailbox.path]: () => ({}),
  });
  for (const text of [SAM.address, SAM.password, 'smtp.mailhaven.test:587', 'imap.mailhaven.test:993'])
    await screen.findByText(text);
  expect(screen.getAllByRole('button', { name: /^Copy: / }).length).toBe(4);
  await userEvent.selectOptions(screen.getByLabelText('Failure of sam@my-company.test'), 'Over quota');
  await vi.waitFor(() => expect(asked(setBoxedMailbox.path)).toEqual([{ address: SAM.address, trouble: 'overQuota' }]));
  await userEvent.click(screen.getByRole('button', { name: 'New mailbox' }));
  await userEvent.type(screen.getByLabelText('Address'), 'kim@my-company.test');
  await userEvent.click(screen.getByRole('button', { name: 'Create mailbox' }));
  await vi.waitFor(() =>
    expect(asked(createBoxedMailbox.path)).toMatchObject([
      { address: 'kim@my-company.test', host: 'mailhaven.test', isReady: true },
    ]),
  );
});

test('a list of mailboxes that cannot be loaded says so and can be asked for again, and an empty one says what to do', async () => {
  let isOffline = true;
  await open(<MailboxesView />, {
    [listBoxedMailboxes.path]: () => {
      if (isOffline) throw OFFLINE;
      return { mailboxes: [], total: 0, hosts: HOSTS };
    },
  });
  await screen.findByRole('alert');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No mailboxes yet');
});

test('people are listed with what they do, which can be changed, and a new person is made with it', async () => {
  const person = {
    address: 'dana.whitlock@tidewatercargo.test',
    name: 'Dana Whitlock',
    title: 'Buyer',
    company: 'Tidewater Cargo',
    received: 2,
    habit: 'byNature' as const,
  };
  const asked = await open(<PeopleView />, {
    [listBoxedPeople.path]: () => ({ people: [person] }),
    [setPersonHabit.path]: () => ({ ...person, zone: 'UTC', planned: [] }),
  });
  await screen.findByText('2 emails');
  await userEvent.selectOptions(screen.getByLabelText('Behavior of Dana Whitlock'), 'Opts out');
  await userEvent.click(screen.getByRole('button', { name: 'New person' }));
  await userEvent.type(screen.getByLabelText('Address'), 'alex@wharfside.test');
  await userEvent.click(screen.getByRole('button', { name: 'Create person' }));
  await vi.waitFor(() =>
    expect(asked(setPersonHabit.path)).toEqual([
      { address: person.address, habit: 'optsOut' },
      { address: 'alex@wharfside.test', habit: 'interested' },
    ]),
  );
});

const DOMAIN = 'my-company.test';
const SPF = { type: 'TXT', data: 'v=spf1 -all' };

test('records of the first own domain are shown, published, changed, taken out and made to fail', async () => {
  const asked = await open(<NamesView domain="" onDomain={() => {}} />, {
    [listBoxedDomains.path]: () => ({ domains: [DOMAIN] }),
    [readBoxedZone.path]: () => ({ domain: DOMAIN, names: [{ name: DOMAIN, failure: 'none', records: [SPF] }] }),
    [publishBoxedRecord.path]: () => ({}),
    [removeBoxedRecord.path]: () => ({}),
    [failBoxedName.path]: () => ({}),
  });
  await screen.findByText(SPF.data);
  await userEvent.selectOptions(screen.getByLabelText(`How ${DOMAIN} responds`), 'SERVFAIL');
  await userEvent.click(screen.getByRole('button', { name: 'New record' }));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'MX');
  await userEvent.type(screen.getByLabelText('Value'), 'mailhaven.test');
  expect(screen.getByRole('alert').textContent).toContain('10 mailhaven.test');
  await userEvent.clear(screen.getByLabelText('Value'));
  await userEvent.type(screen.getByLabelText('Value'), '10 mailhaven.test');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await vi.waitFor(() =>
    expect(asked(publishBoxedRecord.path)).toEqual([{ name: DOMAIN, type: 'MX', data: '10 mailhaven.test' }]),
  );
  await userEvent.click(screen.getByRole('button', { name: `Change TXT of ${DOMAIN}` }));
  await userEvent.type(screen.getByLabelText('Value'), ' x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(asked(publishBoxedRecord.path)[1]).toEqual({
      name: DOMAIN,
      type: 'TXT',
      data: 'v=spf1 -all x',
      replaces: SPF.data,
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: `Remove TXT of ${DOMAIN}` }));
  await vi.waitFor(() => expect(asked(removeBoxedRecord.path)).toEqual([{ name: DOMAIN, ...SPF }]));
  expect(asked(failBoxedName.path)).toEqual([{ name: DOMAIN, failure: 'servfail' }]);
});
