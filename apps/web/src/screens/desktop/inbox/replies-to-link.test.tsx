// @vitest-environment jsdom
import {
  findLeadsToLink,
  type LinkCandidate,
  linkReply,
  listUnlinkedReplies,
  readUnlinkedReply,
} from '@outrider/contract/campaigns/replies';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repliesToLinkPath } from '../../../paths/paths.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { RepliesToLink } from './replies-to-link.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AT = '2026-11-16T08:51:00.000Z';
const LETTER = 'Hello Petra, in October we went through 1,400 carrier invoices. Nobody reads page 3.';
const evidence = (kind: LinkCandidate['evidence'][number]['kind'], more = {}) => ({
  kind,
  speaks: 'for' as const,
  count: 0,
  of: 0,
  about: '',
  ...more,
});
const bernd: LinkCandidate = {
  leadId: '11',
  email: 'bernd@saale.test',
  name: 'Bernd Tischer',
  company: 'Saale Fracht',
  title: 'CFO',
  campaignId: crypto.randomUUID(),
  campaign: 'Freight audit',
  percent: 92,
  evidence: [
    evidence('quote', { count: 4, of: 5 }),
    evidence('signature', { about: 'Bernd Tischer' }),
    evidence('messageId', { speaks: 'none' }),
  ],
  mail: {
    round: 1,
    variant: 'B',
    mailbox: 'maya@try.test',
    at: AT,
    threadId: 't1',
    text: LETTER,
    quoted: [{ from: 13, to: 62 }],
  },
  effect: { stops: { first: 2, last: 3 }, colleagues: 2, isNewAddress: true, replies: 33 },
};
const petra: LinkCandidate = { ...bernd, leadId: '12', name: 'Petra Lang', percent: 6, evidence: [] };
const jana: LinkCandidate = { ...bernd, leadId: '13', name: 'Jana Ott', percent: 1, evidence: [] };

const row = (messageId: string, subject: string, candidates: readonly LinkCandidate[]) => ({
  messageId,
  threadId: `t-${messageId}`,
  mailbox: 'maya@try.test',
  from: 'b.tischer@gruppe.test',
  fromName: '',
  subject,
  summary: 'Send it to me.',
  at: AT,
  candidates,
});
const first = row('m1', 'AW: invoices', [bernd, petra]);
const second = row('m2', 'Port Daily', []);
const detail = {
  ...first,
  written: 'Send it to me, not to accounts.',
  signature: 'CFO, Saale Gruppe',
  quoted: [{ text: 'in October we went through 1,400 carrier invoices', isOurs: true }],
  hasReferences: false,
  nonePercent: 2,
};

function serve(more: Answers = {}) {
  let open = [first, second];
  return serveCalls({
    [listUnlinkedReplies.path]: () => ({ replies: open, next: '', total: open.length, linkedThisMonth: 128 }),
    [readUnlinkedReply.path]: ({ messageId, leadId }) =>
      messageId === 'm2'
        ? { ...detail, ...second, candidates: [], nonePercent: 100 }
        : { ...detail, candidates: leadId === '13' ? [bernd, petra, jana] : [bernd, petra] },
    [findLeadsToLink.path]: () => ({
      leads: [{ leadId: '13', email: 'jana@ott.test', name: 'Jana Ott', company: 'Ott', campaign: 'Freight audit' }],
    }),
    [linkReply.path]: ({ messageId }) => {
      open = open.filter((each) => each.messageId !== messageId);
      return { total: open.length };
    },
    ...more,
  });
}

const show = () =>
  showPart(
    <DatesAs dateFormat="MMM DD, YYYY" timeZone="UTC">
      <RepliesToLink />
    </DatesAs>,
    ['inbox'],
    repliesToLinkPath,
  );

test('the first answer opens with whose it may be, why, and what linking does; Enter links it and goes on', async () => {
  const asked = serve();
  await show();
  await screen.findByText('4 of 5 quoted lines are yours');
  const choices = within(screen.getByRole('group', { name: 'Who sent this reply?' }));
  expect(choices.getAllByRole('radio')[0]).toHaveProperty('checked', true);
  screen.getByText('2 suggestions; none of them: 2%');
  screen.getByText('No message ID');
  screen.getByText('Rounds 3 to 4 to Bernd Tischer are stopped. 2 colleagues are stopped too (company rule).');
  screen.getByText('Counts as a reply to Round 2 B: 33 → 34.');
  screen.getByText(/is saved as another address of Bernd Tischer/);
  expect(screen.getAllByText('in October we went through 1,400 carrier invoices', { selector: 'mark' })).toHaveLength(
    2,
  );
  screen.getByText('Assigned automatically this month: 128');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Port Daily' });
  expect(asked.find(({ path }) => path === linkReply.path)?.input).toEqual({ messageId: 'm1', leadId: '11' });
  await screen.findByText('No suggestions');
  expect(screen.getByRole('button', { name: 'Select a lead first' })).toHaveProperty('disabled', true);
});

test('nobody is chosen beforehand where several are as likely', async () => {
  const asked = serve({
    [readUnlinkedReply.path]: () => ({
      ...detail,
      candidates: [
        { ...bernd, percent: 40 },
        { ...petra, percent: 40 },
      ],
    }),
  });
  await show();
  expect(await screen.findByRole('button', { name: 'Select a lead first' })).toHaveProperty('disabled', true);
  await userEvent.keyboard('{Enter}');
  expect(asked.some(({ path }) => path === linkReply.path)).toBe(false);
  await userEvent.click(await screen.findByRole('radio', { name: /Petra Lang/ }));
  screen.getByRole('button', { name: 'Assign to Petra Lang' });
});

test('a lead that is not proposed is found and linked', async () => {
  const asked = serve();
  await show();
  await userEvent.type(await screen.findByLabelText('Other lead'), 'jana');
  await userEvent.click(await screen.findByRole('button', { name: /Jana Ott/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Assign to Jana Ott' }));
  await vi.waitFor(() =>
    expect(asked.find(({ path }) => path === linkReply.path)?.input).toEqual({ messageId: 'm1', leadId: '13' }),
  );
});

test('what is no answer of ours is taken off, what is left for later stays, and j and k walk', async () => {
  const asked = serve();
  await show();
  await screen.findByText('4 of 5 quoted lines are yours');
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: 'Port Daily' });
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: 'AW: invoices' });
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await screen.findByRole('heading', { name: 'Port Daily' });
  expect(asked.some(({ path }) => path === linkReply.path)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Not a reply' }));
  await vi.waitFor(() =>
    expect(asked.find(({ path }) => path === linkReply.path)?.input).toEqual({ messageId: 'm2', leadId: null }),
  );
});

test('an empty queue and one that cannot be read say so', async () => {
  let isOffline = true;
  serve({
    [listUnlinkedReplies.path]: () => {
      if (isOffline) throw OFFLINE;
      return { replies: [], next: '', total: 0, linkedThisMonth: 0 };
    },
  });
  await show();
  await screen.findByText('Network error, please try again later');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('No replies to assign');
});
