import { useQuery } from '@tanstack/react-query';
import { filesQuery, spaceQuery } from '../../api/files.ts';
import { useUploads } from './uploads/use-uploads.ts';
import { useFileView } from './use-file-view.ts';

/** The files of the workspace as they are shown, and how more of them are put there. */
export function useFiles() {
  const { shown, show, asked } = useFileView();
  const space = useQuery(spaceQuery);
  const list = useQuery(filesQuery(asked));
  const { underWay, add } = useUploads();
  const files = list.data?.files ?? [];
  const put = (chosen: Iterable<File>) => add(chosen, shown.folderId ?? null);
  return {
    shown,
    show,
    asked,
    space,
    list,
    files,
    total: list.data?.total ?? 0,
    open: files.find(({ fileId }) => fileId === shown.fileId),
    put,
    /** What the head of the page shows and does. */
    top: {
      space: space.data,
      underWay,
      folderId: shown.folderId,
      onFolder: (folderId: string | undefined) => show({ folderId }),
      onFiles: put,
    },
  };
}
