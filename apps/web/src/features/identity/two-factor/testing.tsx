import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { vi } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** An answer of the server: data, or a refusal with its code. */
type Reply = { code?: number; message?: string; data?: unknown };
export type Asked = { path: string; body: Record<string, unknown> };

/** Plays the server. Gives what it was asked, oldest first. */
export function serveWith(answer: (asked: Asked) => Reply): Asked[] {
  const log: Asked[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const text = typeof init.body === 'string' ? init.body : '{}';
    const asked = { path: url, body: JSON.parse(text) as Record<string, unknown> };
    log.push(asked);
    const { code = 0, message = '', data = {} } = answer(asked);
    return Response.json({ code, message, data }, { status: code === 0 ? 200 : 422 });
  });
  return log;
}

export async function show(children: ReactNode) {
  await startI18n();
  queryClient.clear();
  return render(
    <QueryClientProvider client={queryClient}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>,
  );
}
