import type { SpaceFile } from '@outrider/contract/files/space';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteFilesMutation, revokeLinkMutation } from '../../api/files.ts';
import { formatNumber, MISSING } from '../../platform/format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useDates } from '../../ui/dates.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { DataTable, type TableColumn } from '../../ui/table/data-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { useSelection } from '../../ui/table/use-selection.ts';
import { LinkTag } from './link-tag.tsx';
import { offerFilesBack } from './offer-undo.ts';
import { sizeText } from './size-text.ts';

type FileTableProps = {
  files: readonly SpaceFile[];
  firstIndex: number;
  total: number;
  openId: string | undefined;
  onOpen: (fileId: string | undefined) => void;
};

const idOf = ({ fileId }: SpaceFile) => fileId;

/** The list on a desktop: by keyboard too, and several at once. */
export function FileTable({ files, firstIndex, total, openId, onOpen }: FileTableProps) {
  const { t } = useTranslation('files');
  const [at, setAt] = useState<string>();
  const selection = useSelection(files, idOf);
  const { mutate: revoke } = useMutation(revokeLinkMutation);
  const { mutate: remove, isPending } = useMutation(deleteFilesMutation);
  const columns = useFileColumns();
  const marked = openId ?? at;
  const toggle = (id: string) => {
    const ids = new Set(selection.ids);
    if (!ids.delete(id)) ids.add(id);
    selection.choose(ids);
  };
  const leave = () => (openId === undefined ? selection.clear() : onOpen(undefined));
  useRowKeys({
    ids: files.map(idOf),
    at: marked,
    onAt: (id) => {
      setAt(id);
      if (openId !== undefined) onOpen(id);
    },
    paused: false,
    onPage: { Escape: leave },
    onRow: {
      Enter: onOpen,
      x: toggle,
      v: (id) => {
        const link = files.find(({ fileId }) => fileId === id)?.link;
        if (link?.state === 'active') revoke(link.linkId);
      },
    },
  });
  const chosen = [...selection.chosen.keys()];
  const deleteChosen = () =>
    remove(chosen, {
      onSuccess: () => {
        offerFilesBack(chosen);
        selection.clear();
      },
    });
  return (
    <>
      <DataTable
        label={t('list.label')}
        rows={files}
        firstIndex={firstIndex}
        total={total}
        idOf={idOf}
        columns={columns}
        at={marked}
        onAt={setAt}
        onOpen={({ fileId }) => {
          setAt(fileId);
          onOpen(fileId);
        }}
        choosing={{
          selected: selection.ids,
          onSelect: selection.choose,
          label: ({ name }) => t('list.select', { name }),
          allLabel: t('list.selectAll'),
        }}
      />
      {chosen.length > 0 && files.every(({ deletedAt }) => deletedAt === null) && (
        <BulkBar
          label={t('list.chosenLabel')}
          count={t('list.chosen', { count: chosen.length })}
          clearText={t('list.clear')}
          onClear={selection.clear}
        >
          <Button text small busy={isPending} onClick={deleteChosen}>
            {t('delete')}
          </Button>
        </BulkBar>
      )}
    </>
  );
}

function useFileColumns(): TableColumn<SpaceFile>[] {
  const { t } = useTranslation('files');
  const { day, since, date } = useDates();
  const until = ({ link }: SpaceFile) => (link ? (link.expiresAt ? day(link.expiresAt) : t('list.noEnd')) : MISSING);
  return [
    {
      key: 'name',
      title: t('list.name'),
      min: 170,
      share: 240,
      cell: ({ name, size, by, createdAt }) => (
        <Grid minWidth={0} title={name}>
          <span className="medium ellipsis">{name}</span>
          <span className="muted small ellipsis">
            {t('list.facts', { size: sizeText(size), by, at: since(createdAt) })}
          </span>
        </Grid>
      ),
    },
    { key: 'to', title: t('list.to'), min: 110, share: 190, cell: (file) => <SentTo file={file} /> },
    { key: 'link', title: t('list.link'), min: 130, share: 130, cell: ({ link }) => <LinkTag link={link} /> },
    {
      key: 'until',
      title: t('list.until'),
      min: 70,
      share: 80,
      cell: (file) => <span title={file.link?.expiresAt ? date(file.link.expiresAt) : undefined}>{until(file)}</span>,
    },
    {
      key: 'loads',
      title: t('list.loads'),
      min: 64,
      share: 64,
      align: 'right',
      cell: ({ link }) =>
        link ? (
          <span className="numbers">{formatNumber(link.downloads)}</span>
        ) : (
          <span className="muted">{MISSING}</span>
        ),
    },
  ];
}

const NAMED = 2;

/** Two are named, more are counted. */
function SentTo({ file: { link } }: { file: SpaceFile }) {
  const { t } = useTranslation('files');
  const people = link?.sentTo ?? [];
  if (people.length === 0) return <span className="muted">{link ? t('list.notSent') : MISSING}</span>;
  const text = people.length > NAMED ? t('list.people', { count: people.length }) : people.join(', ');
  return (
    <div className="ellipsis secondary" title={people.join('\n')}>
      {text}
    </div>
  );
}
