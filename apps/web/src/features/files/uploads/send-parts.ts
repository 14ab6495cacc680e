import type { Upload } from '@outrider/contract/files/upload';

export type UploadOptions = {
  purpose: 'attachment' | 'space';
  /** Folder of the attachment space; null is the top. */
  folderId?: string | null;
  /** Take the next free name where one is taken. */
  rename?: boolean;
};

export type PartSenderDeps = {
  begin(input: { name: string; type: string; size: number } & UploadOptions): Promise<Upload>;
  read(uploadId: string): Promise<Upload>;
  putPart(
    input: { uploadId: string; part: number; digest: string },
    bytes: Blob,
    signal: AbortSignal,
  ): Promise<unknown>;
  complete(input: { uploadId: string; digest: string }): Promise<Upload>;
  /** SHA-256 in hex. */
  digest(bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Whether trying again may help: for ever, as with a network that is away, a few times, or not at all. */
  worthRetrying(error: unknown): 'always' | 'few' | 'no';
  /** The bytes the server has are not those of the file. */
  isDamaged(error: unknown): boolean;
  /** Ends sooner when the network is back. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Which upload a file became, so that the same file chosen again after a reload goes on. */
  memory: {
    find(fingerprint: string): string | undefined;
    keep(fingerprint: string, uploadId: string): void;
    forget(fingerprint: string): void;
  };
};

type Progress = { state: 'uploading' | 'retrying'; sent: number; upload?: Upload };
type Watch = { signal: AbortSignal; onProgress: (progress: Progress) => void };

const PARTS_AT_ONCE = 3;
const FEW_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

const fingerprintOf = ({ name, size, lastModified }: File, { purpose, folderId }: UploadOptions) =>
  [purpose, folderId ?? '', name, size, lastModified].join('|');

/** Sends one file part by part, from what the server has of it, until it says that it is complete. */
export function createPartSender(deps: PartSenderDeps) {
  return async function sendFile(
    file: File,
    options: UploadOptions,
    known: Upload | undefined,
    { signal, onProgress }: Watch,
  ): Promise<Upload> {
    const fingerprint = fingerprintOf(file, options);
    let digests: string[] = [];
    let isSecondTry = false;
    let upload: Upload | undefined;
    const tell = (state: Progress['state']) =>
      onProgress({ state, sent: bytesThere(upload, file), ...(upload && { upload }) });
    const persist = <T>(work: () => Promise<T>) =>
      persistently(deps, signal, work, (isAway) => tell(isAway ? 'retrying' : 'uploading'));

    upload = await persist(() => open(deps, file, options, known?.uploadId ?? deps.memory.find(fingerprint)));
    deps.memory.keep(fingerprint, upload.uploadId);
    while (upload.state === 'uploading') {
      tell('uploading');
      const { uploadId, partBytes }: Upload = upload;
      const there = new Set(upload.parts);
      const all = Array.from({ length: Math.ceil(file.size / partBytes) }, (_none, part) => part);
      await inParallel(all, async (part) => {
        if (there.has(part) && digests[part] !== undefined) return;
        const bytes = file.slice(part * partBytes, (part + 1) * partBytes);
        const digest = await deps.digest(new Uint8Array(await bytes.arrayBuffer()));
        signal.throwIfAborted();
        digests[part] = digest;
        if (there.has(part)) return;
        await persist(() => deps.putPart({ uploadId, part, digest }, bytes, signal));
        there.add(part);
        if (upload) upload = { ...upload, parts: [...there] };
        tell('uploading');
      });
      const digest = await deps.digest(joined(digests));
      upload = await persist(() => deps.complete({ uploadId, digest })).catch((error: unknown) => {
        if (!deps.isDamaged(error) || isSecondTry) throw error;
        // The file changed since its first parts were sent: all of it is sent anew.
        isSecondTry = true;
        digests = [];
        return persist(() => open(deps, file, options, undefined));
      });
      deps.memory.keep(fingerprint, upload.uploadId);
    }
    deps.memory.forget(fingerprint);
    return upload;
  };
}

/** What was begun before goes on, unless the server has forgotten it or it is another file. */
async function open(deps: PartSenderDeps, file: File, options: UploadOptions, uploadId: string | undefined) {
  if (uploadId !== undefined) {
    const begun = await deps.read(uploadId).catch((error: unknown) => {
      if (deps.worthRetrying(error) !== 'no') throw error;
      return undefined;
    });
    if (begun?.size === file.size && begun.state === 'uploading') return begun;
  }
  return deps.begin({ name: file.name, type: file.type, size: file.size, ...options });
}

/** Tries again for as long as that may help. */
async function persistently<T>(
  deps: PartSenderDeps,
  signal: AbortSignal,
  work: () => Promise<T>,
  onAway: (isAway: boolean) => void,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      const answer = await work();
      if (failures > 0) onAway(false);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      const worth = deps.worthRetrying(error);
      if (worth === 'no' || (worth === 'few' && failures + 1 >= FEW_TRIES)) throw error;
      onAway(true);
      await deps.wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures), signal);
    }
  }
}

async function inParallel(parts: readonly number[], send: (part: number) => Promise<void>) {
  const waiting = parts.values();
  const workers = Array.from({ length: PARTS_AT_ONCE }, async () => {
    for (const part of waiting) await send(part);
  });
  // All of them come to their end, so that none goes on after a failure was reported.
  const ended = await Promise.allSettled(workers);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

function bytesThere(upload: Upload | undefined, file: File): number {
  if (!upload) return 0;
  const { parts, partBytes } = upload;
  return parts.reduce((sum, part) => sum + Math.min(partBytes, file.size - part * partBytes), 0);
}

const joined = (digests: readonly string[]) =>
  new Uint8Array(digests.flatMap((digest) => (digest.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))));
