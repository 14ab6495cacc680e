export type QueuedFile = {
  key: string;
  file: File;
  options: { purpose: 'attachment' | 'space' };
  state: 'waiting' | 'uploading' | 'retrying' | 'complete' | 'failed';
  /** Bytes the server has. */
  sent: number;
  upload: { uploadId: string; name: string; type: string; size: number; fileId: string | null } | undefined;
  problem: { message: string } | undefined;
};

/** What a mail needs of the queue of uploads, which is another feature's. */
export type UploadPort = {
  add: (file: File, options: { purpose: 'attachment' | 'space'; rename?: boolean }) => string;
  cancel: (key: string) => void;
  retry: (key: string) => void;
  list: () => readonly QueuedFile[];
  find: (key: string) => QueuedFile | undefined;
  settled: (key: string) => Promise<QueuedFile | undefined>;
  subscribe: (listener: () => void) => () => void;
};

let queue: UploadPort | undefined;

/** Said once by the screens, before a mail can be written. */
export const uploadWith = (uploads: UploadPort): void => {
  queue = uploads;
};

const connected = (): UploadPort => {
  if (!queue) throw new Error('No queue of uploads was given');
  return queue;
};

const NONE: readonly QueuedFile[] = [];

export const uploads: UploadPort = {
  add: (file, options) => connected().add(file, options),
  cancel: (key) => connected().cancel(key),
  retry: (key) => connected().retry(key),
  list: () => queue?.list() ?? NONE,
  find: (key) => queue?.find(key),
  settled: (key) => connected().settled(key),
  subscribe: (listener) => queue?.subscribe(listener) ?? (() => {}),
};
