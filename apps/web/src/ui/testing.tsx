import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { queryClient } from '../platform/query-client.ts';

type Asked = { path: string; input: Record<string, unknown> };

/** An answer by path. A thrown error is a refusal with its words, `OFFLINE` a server that cannot be reached. */
export type Answers = Record<string, (input: Record<string, unknown>) => unknown>;

export const OFFLINE = new TypeError('Failed to fetch');

/** Plays the server; gives what it was asked. */
export function serveCalls(answers: Answers): Asked[] {
  const log: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://product.test');
    const input = typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(url.searchParams);
    log.push({ path: url.pathname, input });
    try {
      return Response.json({ code: 0, message: '', data: (await answers[url.pathname]?.(input)) ?? null });
    } catch (error) {
      if (error === OFFLINE) throw error;
      const message = error instanceof Error ? error.message : '';
      return Response.json({ code: 5, message, data: null }, { status: 422 });
    }
  });
  return log;
}

/** What jsdom has not: dialogs, media, and elements that can be measured. */
export function standInForBrowser(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  window.matchMedia = vi.fn().mockReturnValue({
    matches: false,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

const Here = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="here">{pathname + search}</output>;
};

/** Draws a part of the product with the texts of these areas, and the address beside it. */
export async function showPart(children: ReactNode, areas: readonly string[], at = '/') {
  await startI18n();
  await i18n.loadNamespaces(areas);
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Suspense>{children}</Suspense>
        <Here />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
