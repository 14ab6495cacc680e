import { FILES_PER_PAGE, type SpaceFile } from '@outrider/contract/files/space';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filesQuery, spaceQuery } from '../../api/files.ts';
import { useDates } from '../../ui/dates.tsx';
import { Button } from '../../ui/form/button.tsx';
import { useDebounced } from '../../ui/hooks/use-debounced.ts';
import { useLater } from '../../ui/hooks/use-later.ts';
import { Box, Grid, Row } from '../../ui/layout/layout.tsx';
import { Note } from '../../ui/note.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BinBar } from './bin-bar.tsx';
import { FileDetails } from './file-details.tsx';
import styles from './files.module.css';
import { LinkTag } from './link-tag.tsx';
import { NoFiles } from './no-files.tsx';
import { sizeText } from './size-text.ts';
import { SpaceTop } from './space-top.tsx';
import { useUploads } from './uploads/use-uploads.ts';
import { useFileView } from './use-file-view.ts';
import { ViewChoice } from './view-choice.tsx';

const PAUSE_BEFORE_SEARCH_MS = 250;

/** The same on a phone: one column, and a file comes up from below. */
export function PhoneFiles() {
  const { t } = useTranslation('files');
  const { shown, show, asked } = useFileView();
  const space = useQuery(spaceQuery);
  const list = useQuery(filesQuery(asked));
  const { underWay, add } = useUploads();
  const isLate = useLater(space.isPending || list.isPending);
  const put = (chosen: Iterable<File>) => add(chosen, shown.folderId ?? null);
  const files = list.data?.files ?? [];
  const total = list.data?.total ?? 0;
  const open = files.find(({ fileId }) => fileId === shown.fileId);
  const failed = (space.error && !space.data && space) || (list.error && !list.data && list);
  const last = asked.offset + files.length;
  return (
    <div className={styles.phone}>
      {failed && (
        <Note
          tone="red"
          action={
            <Button small busy={failed.isFetching} onClick={() => void failed.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {failed.error?.message}
        </Note>
      )}
      {isLate && <Spinner />}
      <SpaceTop
        space={space.data}
        underWay={underWay}
        folderId={shown.folderId}
        onFolder={(folderId) => show({ folderId })}
        onFiles={put}
      />
      <PhoneSearch search={shown.search} onSearch={(search) => show({ search })} />
      <div className={styles.phoneViews}>
        <ViewChoice view={shown.view} counts={list.data?.counts} onView={(view) => show({ view })} />
      </div>
      {shown.view === 'bin' && total > 0 && <BinBar count={total} />}
      {list.data && files.length === 0 && (
        <NoFiles view={shown.view === 'all' && shown.folderId !== undefined ? 'folder' : shown.view} />
      )}
      {files.length > 0 && (
        <Box as="ul" border="top">
          {files.map((file) => (
            <PhoneRow key={file.fileId} file={file} onOpen={() => show({ fileId: file.fileId, page: shown.page })} />
          ))}
        </Box>
      )}
      {total > FILES_PER_PAGE && (
        <Row minWidth={0} spread>
          <Button disabled={shown.page === 1} onClick={() => show({ page: shown.page - 1 })}>
            {t('list.before')}
          </Button>
          <span className="muted small">{t('list.shown', { from: asked.offset + 1, to: last, total })}</span>
          <Button disabled={last >= total} onClick={() => show({ page: shown.page + 1 })}>
            {t('list.after')}
          </Button>
        </Row>
      )}
      {open && (
        <Sheet title={open.name} onClose={() => show({ fileId: undefined, page: shown.page })}>
          <Box pad="0 2 4">
            <FileDetails
              key={open.fileId}
              file={open}
              folders={space.data?.folders ?? []}
              onGone={() => show({ fileId: undefined })}
            />
          </Box>
        </Sheet>
      )}
    </div>
  );
}

function PhoneSearch({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('files');
  const [typed, setTyped] = useState(search);
  const rested = useDebounced(typed, PAUSE_BEFORE_SEARCH_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed asks anew.
  useEffect(() => {
    if (rested !== search) onSearch(rested);
  }, [rested]);
  return (
    <input
      type="search"
      className={styles.phoneSearch}
      placeholder={t('find')}
      aria-label={t('find')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function PhoneRow({ file, onOpen }: { file: SpaceFile; onOpen: () => void }) {
  const { t } = useTranslation('files');
  const { since } = useDates();
  return (
    <li>
      <Grid
        type="button"
        as="button"
        columns="minmax(0, 1fr) auto"
        gap={2}
        align="center"
        width="100%"
        minHeight={64}
        pad="2 0"
        border="bottom"
        textAlign="left"
        onClick={onOpen}
      >
        <Grid as="span" minWidth={0}>
          <span className="medium ellipsis">{file.name}</span>
          <span className="muted small ellipsis">
            {t('list.facts', { size: sizeText(file.size), by: file.by, at: since(file.createdAt) })}
          </span>
        </Grid>
        <LinkTag link={file.link} />
      </Grid>
    </li>
  );
}
