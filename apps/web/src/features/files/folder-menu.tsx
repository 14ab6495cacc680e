import type { SpaceFolder } from '@outrider/contract/files/space';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFolderMutation, deleteFolderMutation } from '../../api/files.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { offerFolderBack } from './offer-undo.ts';
import { PlaceDialog } from './place-dialog.tsx';

type FolderMenuProps = { folder: SpaceFolder; folders: readonly SpaceFolder[]; onGone: () => void };

export function FolderMenu({ folder, folders, onGone }: FolderMenuProps) {
  const { t } = useTranslation('files');
  const [asked, setAsked] = useState<'edit' | 'move'>();
  const { mutate: change } = useMutation(changeFolderMutation);
  const { mutate: remove, isPending } = useMutation(deleteFolderMutation);
  const { folderId, isLocked, allowsLinks, isForLinks } = folder;
  if (isForLinks) return <span className="muted small">{t('folder.forLinks')}</span>;
  const deleteIt = () =>
    remove(folderId, {
      onSuccess: ({ files }) => {
        offerFolderBack(folderId, files);
        onGone();
      },
    });
  return (
    <Row minWidth={0} gap={2} wraps>
      <Button small onClick={() => setAsked('edit')}>
        {t('folder.edit')}
      </Button>
      <Button small onClick={() => setAsked('move')}>
        {t('move')}
      </Button>
      <Button small onClick={() => change({ folderId, isLocked: !isLocked })}>
        {t(isLocked ? 'folder.unlock' : 'folder.lock')}
      </Button>
      <Button small onClick={() => change({ folderId, allowsLinks: !allowsLinks })}>
        {t(allowsLinks ? 'folder.forbidLinks' : 'folder.allowLinks')}
      </Button>
      <Button small busy={isPending} onClick={deleteIt}>
        {t('delete')}
      </Button>
      {asked === 'edit' && (
        <FolderDialog parentId={folder.parentId} folder={folder} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'move' && (
        <PlaceDialog
          title={folder.name}
          folders={folders}
          without={folderId}
          current={folder.parentId}
          onPlace={(parentId) => change({ folderId, parentId })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Row>
  );
}
