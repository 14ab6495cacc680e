// @vitest-environment jsdom
import { listWarmedDomains, suggestMailboxes } from '@outrider/contract/domains/names';
import { makeQuote } from '@outrider/contract/domains/orders';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../platform/drafts.ts';
import { type Answers, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { quoteOf, TEAM, warmedOf } from '../testing.ts';
import { ChosenItems, ChosenSum, WhatYouCanSend } from './chosen-parts.tsx';
import { PhoneWarmed } from './phone-warmed.tsx';
import { useChosen } from './use-chosen.ts';

const STOCK = [
  warmedOf('quotecompass.test', { health: 0.86, isReady: false }),
  warmedOf('freightledger.test'),
  warmedOf('dockwise.test', { health: 0.9, blocklisted: 1 }),
];
const ANSWERS: Answers = {
  [listWarmedDomains.path]: () => ({ domains: STOCK, nowADay: 258 }),
  [suggestMailboxes.path]: () => ({ mailboxes: TEAM }),
  [makeQuote.path]: () => quoteOf({ kind: 'warmed' }),
};
const quoted = vi.fn();

function Warmed() {
  const state = useChosen(quoted);
  return (
    <>
      <PhoneWarmed state={state} searchTo="/search" />
      <ChosenItems state={state} />
      <WhatYouCanSend state={state} />
      <ChosenSum state={state} plansTo="/plans" />
    </>
  );
}
const show = () => showPart(<Warmed />, ['domains']);

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

test('the healthiest comes first, and what was chosen is quoted with people for all its mailboxes', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select freightledger.test',
    'Select dockwise.test',
    'Select quotecompass.test',
  ]);
  screen.getByText('1 of 14');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select freightledger.test' }));
  await screen.findByRole('button', { name: 'Change robin@freightledger.test' });
  // What can be sent now, and with these.
  screen.getByText('258');
  screen.getByText('348');
  await userEvent.click(screen.getByRole('button', { name: 'Get quote' }));
  await waitFor(() => expect(quoted).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === makeQuote.path)?.input).toEqual({
    kind: 'warmed',
    domains: [
      {
        domain: 'freightledger.test',
        mailboxes: TEAM.map((person, n) => ({ ...person, localPart: ['alex', 'kim', 'robin'][n] })),
      },
    ],
  });
});

test('a mailbox that is opened before the others have their people can be named and saved', async () => {
  const others = Promise.withResolvers<{ mailboxes: typeof TEAM }>();
  const answers = [{ mailboxes: TEAM.slice(0, 1) }, others.promise];
  serveCalls({ ...ANSWERS, [suggestMailboxes.path]: () => answers.shift() });
  await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select freightledger.test' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change alex@freightledger.test' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'First name' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Wilma');
  others.resolve({ mailboxes: TEAM });
  await screen.findByText('robin@');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('alex@').title).toContain('Wilma');
});

test('the stock can be narrowed to what sends today', async () => {
  serveCalls(ANSWERS);
  await show();
  await screen.findAllByRole('checkbox');
  await userEvent.click(screen.getByRole('radio', { name: /^Still warming/ }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('an empty stock says so and shows another way', async () => {
  serveCalls({ ...ANSWERS, [listWarmedDomains.path]: () => ({ domains: [], nowADay: 0 }) });
  await show();
  await screen.findByText('No warmed-up domains are available right now');
  expect(screen.getByRole('link', { name: 'Buy a new domain instead' }).getAttribute('href')).toBe('/search');
});
