import { useEffect } from 'react';
import { open } from '../../../platform/api.ts';
import { refreshMail, refreshSync } from '../shared/inbox-queries.ts';
import { readChanges } from './read-changes.ts';

/** Several changes of one moment are read together, and a busy mailbox not more often than this. */
const GATHER_MS = 150;
const AT_MOST_EVERY_MS = 1_000;

/** Keeps everything that is shown about mail as it is on the server. Once for a tab, from its shell. */
export function useInboxChanges(): void {
  useEffect(() => {
    const end = new AbortController();
    const refresh = gather(end.signal);
    void readChanges({ open, wait, after }, end.signal, {
      onChange: ({ kind }) => refresh(kind === 'sync' ? 'sync' : 'mail'),
      onGap: () => refresh('mail'),
    });
    return () => end.abort();
  }, []);
}

function gather(signal: AbortSignal) {
  const wanted = new Set<'mail' | 'sync'>();
  let isPlanned = false;
  let lastAt = 0;
  const run = () => {
    isPlanned = false;
    if (signal.aborted) return;
    lastAt = performance.now();
    if (wanted.has('mail')) void refreshMail();
    else void refreshSync();
    wanted.clear();
  };
  return (what: 'mail' | 'sync') => {
    wanted.add(what);
    if (isPlanned) return;
    isPlanned = true;
    window.setTimeout(run, Math.max(GATHER_MS, lastAt + AT_MOST_EVERY_MS - performance.now()));
  };
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });

const after = (ms: number, run: () => void) => {
  const timer = window.setTimeout(run, ms);
  return () => window.clearTimeout(timer);
};
