import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Product time comes from the clock a module is given (docs/decisions/0072-one-clock.md). Code that asks the machine or the database
 * instead would live in another time than the rest of the box. The files below keep machine time, each for its reason.
 */
const OF_MACHINES: Record<string, string> = {
  'apps/server/src/modules/ledger/workers.repository.ts': 'signs of life of workers',
  'apps/server/src/modules/inbox/sync/syncs.repository.ts': 'leases of mailboxes',
  'apps/server/src/modules/verification/self-check/self-checks.repository.ts': 'compares two machines’ clocks',
  'apps/web/src/app/start-app.tsx': 'signs of life of the person',
  'apps/web/src/platform/api.ts': 'how long ago a page began to ask',
  'apps/web/src/platform/connection.ts': 'since when the person’s machine has no connection',
  'apps/web/src/platform/time/world-time.ts': 'the clock itself',
  'apps/web/src/screens/shared/sign/use-go-in.ts': 'sign-in keeps machine time',
  'apps/web/src/ui/toast/desktop-toasts.tsx': 'how long a toast stays',
  'apps/web/src/ui/toast/undo-bar.tsx': 'how long a toast stays',
  'apps/web/src/ui/hooks/use-seconds-until.ts': 'is told whose clock',
  'apps/web/src/features/identity/send-link-mail.ts': 'sign-in keeps machine time',
  'apps/web/src/features/identity/use-confirmation.ts': 'sign-in keeps machine time',
  'apps/web/src/features/identity/registering.ts': 'sign-in keeps machine time',
  'apps/web/src/features/identity/profile/sessions-card.tsx': 'sign-in keeps machine time',
  'apps/web/src/features/sandbox/use-box-now.ts': 'how old an answer is',
  'apps/web/src/features/contacts/import/progress/import-progress.tsx': 'how fast work goes',
  'apps/web/src/features/billing/purchase/still-open.tsx': 'how long a person waits',
  'apps/web/src/features/inbox/triage/undo.ts': 'how long a toast stays',
  'apps/web/src/features/campaigns/editor/draft/use-opened-editor.ts': 'when to save',
};

const ASKS_MACHINE = /\bnew Date\(\)|\bDate\.now\b/;
/** Within SQL: code calls its clock as `now()`, too. */
const ASKS_DATABASE =
  /\b(?:clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\bcurrent_(?:timestamp|date)\b|(?:[=,(+<>]|<=|>=|\bthan|\bselect|\bfrom|\bdefault) ?now\(\) ?(?:[-+] ?(?:\$\{|interval)|from\b|where\b)|coalesce\([^`$]*\bnow\(\)/i;

const asksElsewhere = (text: string) => ASKS_MACHINE.test(text) || ASKS_DATABASE.test(text);

const isProduct = (file: string) => !/\.test\.tsx?$|testing\.tsx?$|[-/]testing\/|\/demo(?:\/|\.ts$)/.test(file);

describe('product time', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync(['apps/server/src/modules/**/*.ts', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    isProduct,
  );

  test('is asked for at the clock that was given, by every module and page', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const asking = files.filter((file) => asksElsewhere(readFileSync(`${root}${file}`, 'utf8')));
    expect(asking.toSorted()).toEqual(Object.keys(OF_MACHINES).toSorted());
  });

  test.each([
    'new Date()',
    'Date.now()',
    "sql`due_at = now() + interval '1 day'`",
    'where at < clock_timestamp()',
    'coalesce(at, now())',
  ])('is not what %s gives', (text) => expect(asksElsewhere(text)).toBe(true));

  test('is what a given clock tells', () => {
    expect(asksElsewhere('const at = deps.now(); if (now() < at) return new Date(now().getTime() + 1);')).toBe(false);
  });
});
