// @vitest-environment jsdom
import { listSources, previewSearch, understandQuestion } from '@outrider/contract/leads-agent/search';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../platform/drafts.ts';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { CRITERIA, taskOf } from '../testing.ts';
import { QuestionBox } from './question-box.tsx';
import { SourceCards } from './source-cards.tsx';
import { useFind } from './use-find.ts';
import { useWish } from './use-wish.ts';

const source = (key: string, missing = '') => ({
  source: key,
  service: key,
  isReady: missing === '',
  missing,
  microsPerThousand: key === 'crawler' ? 0 : 5_000_000,
  per: 'search',
});
const ANSWERS: Answers = {
  [understandQuestion.path]: () => ({ name: 'CTOs', criteria: CRITERIA, count: null }),
  [listSources.path]: () => ({
    sources: [source('google'), source('apollo', 'OUTRIDER_APOLLO_KEY'), source('crawler')],
  }),
  [previewSearch.path]: () => taskOf({ state: 'previewing', stopReason: null }),
};

const found = vi.fn();

function Create() {
  const wish = useWish();
  const { find, isFinding } = useFind(wish, found);
  return (
    <>
      <QuestionBox wish={wish} isBusy={isFinding} onFind={find} />
      <SourceCards wish={wish} />
      <button type="button" onClick={wish.forget}>
        Start anew
      </button>
    </>
  );
}

const show = () => showPart(<Create />, ['leads-agent']);
const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Who are you looking for?' });
const chips = () => within(screen.getByRole('list', { name: 'Criteria' }));

beforeEach(() => {
  standInForBrowser();
  localStorage.clear();
  sessionStorage.clear();
  drafts.belongTo('somebody');
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('words become criteria, and a preview is asked for with them', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.type(question(), 'CTOs of cold-chain operators, 20–200 people');
  await waitFor(() => chips().getByText('20 to 200 people'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(found).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === previewSearch.path)?.input).toMatchObject({
    wish: {
      question: 'CTOs of cold-chain operators, 20–200 people',
      criteria: CRITERIA,
      // What has no key is not asked for.
      sources: ['google', 'crawler'],
      maxResults: 100,
      budgetMicros: 8_000_000,
      skipsContacts: true,
    },
  });
});

test('a criterion can be put differently, taken away and added, and the question be read again', async () => {
  serveCalls(ANSWERS);
  await show();
  await userEvent.type(question(), 'CTOs of cold-chain operators');
  await userEvent.click(await waitFor(() => chips().getByTitle('Change 20 to 200 people')));
  const field = screen.getByRole('textbox', { name: 'Change 20 to 200 people' });
  await userEvent.clear(field);
  await userEvent.type(field, 'up to 350 people{Enter}');
  await waitFor(() => chips().getByText('up to 350 people'));
  await userEvent.click(chips().getByRole('button', { name: 'Remove CTO' }));
  await userEvent.click(chips().getByRole('button', { name: 'Add criterion' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'New criterion' }), 'Berlin{Enter}');
  await waitFor(() => chips().getByText('Berlin'));
  expect(chips().queryByText('CTO')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Read the description again' }));
  await waitFor(() => chips().getByText('CTO'));
});

test('a question that says nothing is answered with what is missing, and nothing is asked for', async () => {
  const asked = serveCalls({ ...ANSWERS, [understandQuestion.path]: () => ({ name: '', criteria: [], count: null }) });
  await show();
  await userEvent.click(screen.getByRole('button', { name: /^Find leads/ }));
  screen.getByText('Describe in a few words who you are looking for');
  await userEvent.type(question(), 'somebody nice');
  await screen.findByText(/^No criteria were found in your description/);
  await userEvent.click(screen.getByRole('button', { name: /^Find leads/ }));
  expect(asked.some(({ path }) => path === previewSearch.path)).toBe(false);
});

test('what was typed is there after a reload, and gone with a new search; how many people stays', async () => {
  serveCalls(ANSWERS);
  const { unmount } = await show();
  await userEvent.type(question(), 'CTOs in Gdynia');
  const most = screen.getByRole('textbox', { name: /^At most/ });
  await userEvent.clear(most);
  await userEvent.type(most, '250');
  unmount();
  await show();
  expect(question().value).toBe('CTOs in Gdynia');
  await userEvent.click(screen.getByRole('button', { name: 'Start anew' }));
  expect(question().value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^At most/ }).value).toBe('250');
});

test('an example can be taken, and a server that cannot be reached says so while words stay', async () => {
  serveCalls({
    ...ANSWERS,
    [understandQuestion.path]: () => {
      throw OFFLINE;
    },
  });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Heads of logistics at food companies in Poland' }));
  await screen.findByText(/^The description could not be read: Network error/);
  expect(question().value).toBe('Heads of logistics at food companies in Poland');
});

test('a source says its price, and one without a key how to get it', async () => {
  serveCalls(ANSWERS);
  await show();
  expect(await screen.findByText('$5 per 1,000 searches')).toBeDefined();
  screen.getByText('built in, free');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Google' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Apollo.io' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'No key. How to get one' }));
  screen.getByText('Apollo.io needs a key');
  screen.getByText('OUTRIDER_APOLLO_KEY');
});

test('without any source nothing is looked for', async () => {
  const asked = serveCalls(ANSWERS);
  await show();
  await userEvent.type(question(), 'CTOs in Gdynia');
  await userEvent.click(await screen.findByRole('switch', { name: 'Google' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Crawler' }));
  await waitFor(() => chips().getByText('CTO'));
  await userEvent.click(screen.getByRole('button', { name: /^Find leads/ }));
  screen.getByText('Turn on at least one available source');
  expect(asked.some(({ path }) => path === previewSearch.path)).toBe(false);
});

test('looks for as many people as the question says, until the user chooses another number', async () => {
  serveCalls({ ...ANSWERS, [understandQuestion.path]: () => ({ name: 'CTOs', criteria: CRITERIA, count: 30 }) });
  await show();
  const most = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^At most/ });
  expect(most().value).toBe('100');
  await userEvent.type(question(), 'Find me 30 CTOs in Gdynia');
  await waitFor(() => expect(most().value).toBe('30'));
  await userEvent.clear(most());
  await userEvent.type(most(), '45');
  await userEvent.tab();
  expect(most().value).toBe('45');
});
