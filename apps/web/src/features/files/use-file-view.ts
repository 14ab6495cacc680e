import { FILE_VIEWS, FILES_PER_PAGE, type FileView } from '@outrider/contract/files/space';
import { useSearchParams } from 'react-router';
import { VIEW_CHANGE } from '../../ui/hooks/view-change.ts';

export type FilesView = {
  view: FileView;
  folderId: string | undefined;
  search: string;
  page: number;
  fileId: string | undefined;
};

const isView = (text: string | null): text is FileView => FILE_VIEWS.some((view) => view === text);

/** What is shown stands in the address, so that a reload and the way back keep it. */
export function useFileView() {
  const [params, setParams] = useSearchParams();
  const view = params.get('view');
  const shown: FilesView = {
    view: isView(view) ? view : 'all',
    folderId: params.get('folder') ?? undefined,
    search: params.get('search') ?? '',
    page: Math.max(1, Number(params.get('page')) || 1),
    fileId: params.get('file') ?? undefined,
  };
  const show = (changed: Partial<FilesView>) => {
    // What narrows the list begins with its first page.
    const { view: kind, folderId, search, page, fileId } = { ...shown, page: 1, fileId: undefined, ...changed };
    const next = {
      view: kind === 'all' ? '' : kind,
      folder: folderId,
      search,
      page: page > 1 ? String(page) : '',
      file: fileId,
    };
    setParams(
      Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1])),
      VIEW_CHANGE,
    );
  };
  const asked = {
    view: shown.view,
    search: shown.search,
    offset: (shown.page - 1) * FILES_PER_PAGE,
    ...(shown.folderId !== undefined && { folderId: shown.folderId }),
  };
  return { shown, show, asked };
}
