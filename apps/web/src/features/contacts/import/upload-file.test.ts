// @vitest-environment jsdom
import type { ImportRun } from '@outrider/contract/contacts/import';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/create-call.ts';
import { uploadFile } from './upload-file.ts';

const MEGABYTE = 1_048_576;
const { send, look } = vi.hoisted(() => ({
  send: vi.fn<(input: { offset: number }, part: Blob) => Promise<ImportRun>>(),
  look: vi.fn<() => Promise<ImportRun>>(),
}));
vi.mock('../../../api/contacts/import.ts', () => ({ uploadImportPart: send, readImport: look }));

const runAt = (bytesRead: number, state: ImportRun['state'] = 'uploading'): ImportRun => ({
  importId: 'b3f1c1de-1111-4222-8333-444455556666',
  fileName: 'badge-scans.csv',
  format: 'csv',
  encoding: 'UTF-8',
  delimiter: ',',
  hasHeader: true,
  state,
  bytes: 5 * MEGABYTE,
  bytesRead,
  rows: 0,
  rowsDone: 0,
  counts: { added: 0, updated: 0, unchanged: 0, twice: 0, suppressed: 0, notTaken: 0, withRemark: 0 },
  startedAt: '2026-11-17T09:42:00.000Z',
  endedAt: null,
  problem: '',
});

/** Where each part began. */
const offsets = () => send.mock.calls.map(([{ offset }]) => offset);
const file = new Blob([new Uint8Array(5 * MEGABYTE)]);
const brokenLine = () => new ApiError('Network error', { failure: 'unreachable', code: 'network' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  send.mockImplementation(async ({ offset }, part) => {
    const stored = offset + part.size;
    return runAt(stored, stored === file.size ? 'reading' : 'uploading');
  });
});
afterEach(() => void vi.useRealTimers());

test('a file goes in parts that a web server takes as it is installed, until it is read', async () => {
  expect((await uploadFile(runAt(0), file)).state).toBe('reading');
  expect(offsets()).toEqual([0, 1, 2, 3, 4].map((part) => part * MEGABYTE));
});

test('a file that was begun before goes on where it stopped', async () => {
  await uploadFile(runAt(4 * MEGABYTE), file);
  expect(offsets()).toEqual([4 * MEGABYTE]);
});

test('after a broken line it goes on from what the server has', async () => {
  send.mockRejectedValueOnce(brokenLine());
  look.mockResolvedValue(runAt(MEGABYTE));
  const sent = uploadFile(runAt(0), file);
  await vi.runAllTimersAsync();
  expect((await sent).state).toBe('reading');
  expect(offsets()).toEqual([0, MEGABYTE, 2 * MEGABYTE, 3 * MEGABYTE, 4 * MEGABYTE]);
});

test('a refusal is not tried again', async () => {
  send.mockRejectedValue(new ApiError('The file is larger than 200 MB', { failure: 'refused', code: 13005 }));
  await expect(uploadFile(runAt(0), file)).rejects.toMatchObject({ code: 13005 });
  expect(send).toHaveBeenCalledOnce();
});
