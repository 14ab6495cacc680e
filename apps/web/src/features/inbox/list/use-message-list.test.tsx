// @vitest-environment jsdom
import type { Message } from '@outrider/contract/inbox/message';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query-client.ts';
import { START } from '../shared/place.ts';
import { aMessage, serveInbox } from '../testing.tsx';
import { useMessageList } from './use-message-list.ts';

const list = 'mbox:listMessages';
const page = (messages: Message[], next: string) => ({ messages, next, total: -1 });
const [first, second] = [
  aMessage({ receivedDate: '2026-11-17T09:00:00.000Z' }),
  aMessage({ receivedDate: '2026-11-17T08:00:00.000Z' }),
];

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Reading = ReturnType<typeof useMessageList>;

function List({ onReading }: { onReading: (reading: Reading) => void }) {
  const reading = useMessageList(START, undefined);
  onReading(reading);
  return <Rows list={reading.list} onEnd={reading.onEnd} />;
}

/** So few that their end is in sight from the beginning. */
function Rows({ list: read, onEnd }: Pick<Reading, 'list' | 'onEnd'>) {
  useEffect(() => {
    if (read?.next) onEnd();
  }, [read, onEnd]);
  return null;
}

function showList() {
  const result: { current: Reading | undefined } = { current: undefined };
  const onReading = (reading: Reading) => {
    result.current = reading;
  };
  render(
    <QueryClientProvider client={queryClient}>
      <List onReading={onReading} />
    </QueryClientProvider>,
  );
  return result;
}

const afterOf = ({ body }: { body: Record<string, unknown> }) => Object(body.listInfo).after ?? '';

test('a list is read on to its end, and only the last read is remembered', async () => {
  const pages = new Map([
    ['', page([first], 'a')],
    ['a', page([second], 'b')],
    ['b', page([], 'c')],
    ['c', page([], '')],
  ]);
  serveInbox({ [list]: (asked) => pages.get(afterOf(asked)) });
  const result = showList();
  await vi.waitFor(() => expect(result.current?.list).toMatchObject({ rows: [first, second], next: '' }));
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()).toHaveLength(1));
});

test('a page that could not be read is asked for again only when the user wants it', async () => {
  let isBroken = true;
  const log = serveInbox({
    [list]: (asked) => {
      if (!afterOf(asked)) return page([first], 'on');
      if (isBroken) throw new Error('The list could not be read.');
      return page([second], '');
    },
  });
  const result = showList();
  await vi.waitFor(() => expect(result.current?.endError?.message).toBe('The list could not be read.'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(log).toHaveLength(2);
  isBroken = false;
  act(() => result.current?.retryEnd());
  await vi.waitFor(() => expect(result.current?.list?.rows).toEqual([first, second]));
  expect(result.current?.endError).toBeNull();
});
