import type { Upload } from '@outrider/contract/files/upload';
import { createPartSender, type PartSenderDeps, type UploadOptions } from './send-parts.ts';

/** `waiting` for its turn, `retrying` while the network is away, `failed` until the user tries again. */
export type UploadState = 'waiting' | 'uploading' | 'retrying' | 'complete' | 'failed';

export type QueuedUpload = {
  /** Of this queue; an upload has no id before the server gave it one. */
  key: string;
  file: File;
  options: UploadOptions;
  state: UploadState;
  /** Bytes the server has. */
  sent: number;
  /** What the server knows of it, once it was announced. */
  upload: Upload | undefined;
  /** Why it failed, in the reader's language, and the catalogue's code. */
  problem: { message: string; code: number | string } | undefined;
};

export type UploadQueue = {
  add(file: File, options: UploadOptions): string;
  /** Ends it; the server forgets what it has. */
  cancel(key: string): void;
  /** Goes on where it stopped. */
  retry(key: string): void;
  list: () => readonly QueuedUpload[];
  find(key: string): QueuedUpload | undefined;
  /** Resolves when it is complete, failed or canceled; then undefined where it was canceled. */
  settled(key: string): Promise<QueuedUpload | undefined>;
  subscribe: (listener: () => void) => () => void;
};

export type UploadQueueDeps = PartSenderDeps & {
  cancelUpload(uploadId: string): Promise<unknown>;
  /** What the user sees of an error that is not the server's. */
  problemOf(error: unknown): NonNullable<QueuedUpload['problem']>;
};

const FILES_AT_ONCE = 2;

/** Files on their way to the server, a few at a time. Knows no framework: the part that shows it subscribes. */
export function createUploadQueue(deps: UploadQueueDeps): UploadQueue {
  const sendParts = createPartSender(deps);
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();
  let queued: readonly QueuedUpload[] = [];
  let counted = 0;

  function show(next: readonly QueuedUpload[]) {
    queued = next;
    for (const listener of listeners) listener();
  }
  const find = (key: string) => queued.find((one) => one.key === key);
  const change = (key: string, changed: Partial<QueuedUpload>) =>
    show(queued.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  function startNext() {
    while (stops.size < FILES_AT_ONCE) {
      const next = queued.find(({ state }) => state === 'waiting');
      if (!next) return;
      const stop = new AbortController();
      stops.set(next.key, stop);
      change(next.key, { state: 'uploading', problem: undefined });
      void run(next, stop.signal);
    }
  }

  async function run({ key, file, options, upload }: QueuedUpload, signal: AbortSignal) {
    try {
      const complete = await sendParts(file, options, upload, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) change(key, progress);
        },
      });
      if (!signal.aborted) change(key, { state: 'complete', sent: file.size, upload: complete });
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', problem: deps.problemOf(error) });
    } finally {
      // A canceled one has made room already, and may have been replaced.
      if (stops.get(key)?.signal === signal) stops.delete(key);
      startNext();
    }
  }

  function cancel(key: string) {
    const upload = find(key)?.upload;
    stops.get(key)?.abort();
    stops.delete(key);
    show(queued.filter((one) => one.key !== key));
    // Bytes nobody refers to are swept later anyway.
    if (upload) void deps.cancelUpload(upload.uploadId).catch(() => undefined);
    startNext();
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    add(file, options) {
      counted += 1;
      const key = `upload-${counted}`;
      const added = { key, file, options, state: 'waiting', sent: 0, upload: undefined, problem: undefined } as const;
      show([...queued, added]);
      startNext();
      return key;
    },
    cancel,
    retry(key) {
      if (find(key)?.state !== 'failed') return;
      change(key, { state: 'waiting', problem: undefined });
      startNext();
    },
    list: () => queued,
    find,
    settled: (key) =>
      new Promise((resolve) => {
        const look = () => {
          const one = find(key);
          if (one && one.state !== 'complete' && one.state !== 'failed') return;
          stop();
          resolve(one);
        };
        const stop = subscribe(look);
        look();
      }),
    subscribe,
  };
}
