import { useEffect, useRef, useSyncExternalStore } from 'react';
import { refreshFiles } from '../../../api/files.ts';
import { uploads } from './uploads.ts';

/** Files on their way into the attachment space, without those that arrived. What arrives shows in the list. */
export function useUploads() {
  const queued = useSyncExternalStore(uploads.subscribe, uploads.list);
  const forSpace = queued.filter(({ options }) => options.purpose === 'space');
  const arrived = forSpace.filter(({ state }) => state === 'complete').length;
  const seen = useRef(arrived);
  useEffect(() => {
    if (arrived > seen.current) void refreshFiles();
    seen.current = arrived;
  }, [arrived]);
  return {
    underWay: forSpace.filter(({ state }) => state !== 'complete'),
    add: (files: Iterable<File>, folderId: string | null) => {
      for (const file of files) uploads.add(file, { purpose: 'space', folderId });
    },
  };
}
