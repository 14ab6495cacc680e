import { FILES_PER_PAGE, type SpaceFile } from '@outrider/contract/files/space';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { useDates } from '../../ui/dates.tsx';
import { useLater } from '../../ui/hooks/use-later.ts';
import { useTypedSearch } from '../../ui/hooks/use-typed-search.ts';
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
import { useFiles } from './use-files.ts';
import { ViewChoice } from './view-choice.tsx';

/** The same on a phone: one column, and a file comes up from below. */
export function PhoneFiles() {
  const { t } = useTranslation('files');
  const { shown, show, asked, space, list, files, total, open, top } = useFiles();
  const isLate = useLater(space.isPending || list.isPending);
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
      <SpaceTop {...top} />
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
  const [typed, setTyped] = useTypedSearch(search, onSearch);
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
