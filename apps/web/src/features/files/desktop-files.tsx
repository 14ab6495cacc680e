import { FILES_PER_PAGE } from '@outrider/contract/files/space';
import { FileText, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Grid, Row, Stack } from '../../ui/layout/layout.tsx';
import { ListAge } from '../../ui/list-age.tsx';
import { ListFoot } from '../../ui/table/list-foot.tsx';
import { ListWaiting, NoMatch, QueryFailed } from '../../ui/table/list-states.tsx';
import { PageSteps } from '../../ui/table/page-steps.tsx';
import { SearchField } from '../../ui/table/search-field.tsx';
import { BinBar } from './bin-bar.tsx';
import { FileDetails } from './file-details.tsx';
import { FileTable } from './file-table.tsx';
import styles from './files.module.css';
import { NoFiles } from './no-files.tsx';
import { SpaceTop } from './space-top.tsx';
import { DropZone } from './uploads/drop-zone.tsx';
import { useFiles } from './use-files.ts';
import { ViewChoice } from './view-choice.tsx';

/** The attachment space on a desktop: what it holds, and one file beside the list. */
export function DesktopFiles() {
  const { t } = useTranslation('files');
  const { shown, show, asked, space, list, files, total, open, put, top } = useFiles();
  const field = useRef<HTMLInputElement>(null);
  const folders = space.data?.folders ?? [];
  const first = asked.offset;
  const isSearched = shown.search !== '';
  if (space.error && !space.data) return <QueryFailed query={space} hint={t('failedHint')} />;
  return (
    <div className={open ? `${styles.files} ${styles.withPanel}` : styles.files}>
      <DropZone onFiles={put}>
        <SpaceTop {...top} />
        <Stack tall relative minHeight={0} border="all" rounded overflow="hidden" gap={0} className={styles.list}>
          <Row rigid wraps spread pad="2 4">
            <ViewChoice view={shown.view} counts={list.data?.counts} onView={(view) => show({ view })} />
            <SearchField
              label={t('find')}
              field={field}
              search={shown.search}
              onSearch={(search) => show({ search })}
            />
          </Row>
          {shown.view === 'bin' && total > 0 && <BinBar count={total} />}
          <ListAge query={list} />
          {list.isPending && <ListWaiting />}
          {list.error && !list.data && <QueryFailed query={list} hint={t('failedHint')} />}
          {list.data && files.length === 0 && isSearched && (
            <NoMatch
              title={t('list.noMatch', { search: shown.search })}
              hint={t('list.noMatchHint')}
              clearText={t('list.clearSearch')}
              onClear={() => show({ search: '' })}
            />
          )}
          {list.data && files.length === 0 && !isSearched && (
            <NoFiles view={shown.view === 'all' && shown.folderId !== undefined ? 'folder' : shown.view} />
          )}
          {files.length > 0 && (
            <FileTable
              files={files}
              firstIndex={first}
              total={total}
              openId={open?.fileId}
              onOpen={(fileId) => show({ fileId, page: shown.page })}
            />
          )}
          {files.length > 0 && (
            <ListFoot
              keys={[
                [['j', 'k'], t('keys.move')],
                [['x'], t('keys.select')],
                [['v'], t('keys.revoke')],
              ]}
            >
              {t('list.shown', { from: first + 1, to: first + files.length, total: formatNumber(total) })}
              <PageSteps
                page={shown.page}
                pages={Math.ceil(total / FILES_PER_PAGE)}
                previousLabel={t('list.before')}
                nextLabel={t('list.after')}
                onPage={(page) => show({ page })}
              />
            </ListFoot>
          )}
        </Stack>
      </DropZone>
      {open && (
        <Grid
          as="aside"
          gap={2}
          content="start"
          pad={5}
          overflow="auto"
          border="left"
          surface="app"
          className={styles.panel}
          aria-label={open.name}
        >
          <Row minWidth={0} spread align="start" gap={2}>
            <Row minWidth={0} gap={2} align="start">
              <FileText size={16} aria-hidden />
              <h2>{open.name}</h2>
            </Row>
            <IconButton label={t('close')} Icon={X} onClick={() => show({ fileId: undefined, page: shown.page })} />
          </Row>
          <FileDetails key={open.fileId} file={open} folders={folders} onGone={() => show({ fileId: undefined })} />
        </Grid>
      )}
    </div>
  );
}
