import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { expect, test } from 'vitest';
import { boxedMail } from '../../boxed/boxed-mail.ts';
import { readConfig } from '../../config.ts';
import { createResolver } from '../../platform/dns/resolver.ts';
import { composeSources } from './sources.ts';

test('in the box every source is ready, finds companies of the box and their pages can be read', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sources-'));
  const box = await startBox(testOptions());
  try {
    const config = readConfig({ OUTRIDER_DATA: data }, []);
    const { resolver } = boxedMail(box, config.appUrl);
    const sources = await composeSources(config, { box, resolver, now: () => box.now() });
    expect(sources.describe().map(({ isReady, missing }) => ({ isReady, missing }))).toEqual(
      sources.describe().map(() => ({ isReady: true, missing: '' })),
    );
    const { signal } = new AbortController();
    const answer = await sources.search.google?.('software team', { limit: 3, offset: 0, signal });
    if (answer?.kind !== 'answered') return expect.unreachable(answer?.said);
    for (const { url } of [...answer.value.hits, ...sources.crawlStarts.map((start) => ({ url: start }))]) {
      expect(await sources.readPage(url, signal)).toMatchObject({ kind: 'read', url });
    }
    box.sourceApis.setTrouble('brave', 'down');
    expect(box.state().sourceApis[0]).toEqual({ name: 'brave', trouble: 'down', asked: 1 });
    await box.reset();
    expect(box.state().sourceApis[0]).toEqual({ name: 'brave', trouble: 'none', asked: 0 });
  } finally {
    await box.close();
    rmSync(data, { recursive: true });
  }
});

test('live, sources without a key say which setting they miss', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sources-'));
  const config = readConfig({ OUTRIDER_DATA: data, OUTRIDER_SEARXNG_URL: 'https://searx.test' }, []);
  rmSync(data, { recursive: true });
  const resolver = createResolver({});
  const sources = await composeSources(config, { box: undefined, resolver, now: () => new Date() });
  expect(sources.describe().map(({ service, missing }) => [service, missing])).toEqual([
    ['SearXNG', ''],
    ['Gemini', 'OUTRIDER_GEMINI_KEY'],
    ['Claude', 'OUTRIDER_CLAUDE_KEY'],
    ['Apollo.io', 'OUTRIDER_APOLLO_KEY'],
    ['', 'OUTRIDER_CRAWL_STARTS'],
  ]);
});
