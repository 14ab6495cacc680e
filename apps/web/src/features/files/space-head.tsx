import type { SpaceFolder } from '@outrider/contract/files/space';
import { ChevronRight, FolderLock, Plus, Upload } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Grid, Row, Text } from '../../ui/layout/layout.tsx';
import styles from './files.module.css';
import { FolderDialog } from './folder-dialog.tsx';
import { FolderMenu } from './folder-menu.tsx';
import { pathOf } from './folder-path.ts';
import { sizeText } from './size-text.ts';

type Space = { usedBytes: number; totalBytes: number; files: number; folders: readonly SpaceFolder[] };

type SpaceHeadProps = {
  space: Space;
  folderId: string | undefined;
  onFolder: (folderId: string | undefined) => void;
  onFiles: (files: Iterable<File>) => void;
};

const SHADES = 5;

/** How full the space is, by folder, and the way into each. */
export function SpaceHead({ space, folderId, onFolder, onFiles }: SpaceHeadProps) {
  const { t } = useTranslation('files');
  const [isMaking, setMaking] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const { usedBytes, totalBytes, folders } = space;
  const tops = folders.filter(({ parentId }) => parentId === null);
  const path = pathOf(folders, folderId);
  const current = path.at(-1);
  const inside = folders.filter(({ parentId }) => parentId === (folderId ?? null));
  const shadeOf = ({ folderId: id }: SpaceFolder) => {
    const top = pathOf(folders, id)[0];
    return {
      '--shade': `var(--shade-${(tops.findIndex((one) => one.folderId === top?.folderId) % SHADES) + 1})`,
    } as CSSProperties;
  };
  return (
    <section className={styles.space} aria-label={t('space.label')}>
      <Row minWidth={0} spread wraps gap={3}>
        <span>
          <Text as="b" size={16} weight={600}>
            {sizeText(usedBytes)}
          </Text>{' '}
          <span className="secondary">
            {t('space.of', { total: sizeText(totalBytes), files: formatNumber(space.files), count: folders.length })}
          </span>
        </span>
        <Row minWidth={0} gap={2}>
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => setMaking(true)}>
            {t('folder.new')}
          </Button>
          <Button primary icon={<Upload size={16} aria-hidden />} onClick={() => chooser.current?.click()}>
            {t('upload.choose')}
          </Button>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-label={t('upload.choose')}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </Row>
      </Row>
      <Row
        gap={0.25}
        height={10}
        overflow="hidden"
        rounded={2}
        align="stretch"
        className={styles.bar}
        role="img"
        aria-label={t('space.full', { used: sizeText(usedBytes), total: sizeText(totalBytes) })}
      >
        {tops.map((folder) => (
          <i key={folder.folderId} style={{ ...shadeOf(folder), width: `${(folder.bytes / totalBytes) * 100}%` }} />
        ))}
        <i
          style={
            { '--shade': 'var(--ink-3)', width: `${(looseBytes(space, tops) / totalBytes) * 100}%` } as CSSProperties
          }
        />
      </Row>
      {current && (
        <Row minWidth={0} spread gap={2} className={styles.path}>
          <nav aria-label={t('folder.path')}>
            <button type="button" className="link" onClick={() => onFolder(undefined)}>
              {t('folder.all')}
            </button>
            {path.map((folder) => (
              <span key={folder.folderId}>
                <ChevronRight size={14} aria-hidden />
                <button
                  type="button"
                  className="link"
                  aria-current={folder === current || undefined}
                  onClick={() => onFolder(folder.folderId)}
                >
                  {folder.name}
                </button>
              </span>
            ))}
          </nav>
          <FolderMenu folder={current} folders={folders} onGone={() => onFolder(current.parentId ?? undefined)} />
        </Row>
      )}
      {current && current.note !== '' && <p className="secondary small">{current.note}</p>}
      {inside.length > 0 && (
        <Grid as="ul" columns="repeat(auto-fill, minmax(112px, 1fr))" gap={2} aria-label={t('folder.list')}>
          {inside.map((folder) => (
            <li key={folder.folderId}>
              <button type="button" className={styles.folder} onClick={() => onFolder(folder.folderId)}>
                <Row as="span" gap={1.5} minWidth={0} className={styles.folderName} title={folder.note || folder.name}>
                  <i style={shadeOf(folder)} aria-hidden />
                  <span className="medium ellipsis">{folder.name}</span>
                  {folder.isLocked && <FolderLock size={14} aria-label={t('folder.isLocked')} />}
                </Row>
                <span className="muted small numbers">
                  {t('folder.holds', { size: sizeText(folder.bytes), count: folder.files })}
                </span>
              </button>
            </li>
          ))}
        </Grid>
      )}
      {isMaking && <FolderDialog parentId={folderId ?? null} onClose={() => setMaking(false)} />}
    </section>
  );
}

/** Files in no folder, in the bin, and on their way. */
const looseBytes = ({ usedBytes }: Space, tops: readonly SpaceFolder[]) =>
  Math.max(0, usedBytes - tops.reduce((sum, { bytes }) => sum + bytes, 0));
