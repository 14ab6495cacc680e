import type { SpaceFolder } from '@outrider/contract/files/space';

/** From the top to the folder itself. */
export function pathOf(folders: readonly SpaceFolder[], folderId: string | undefined): SpaceFolder[] {
  const folder = folders.find((one) => one.folderId === folderId);
  return folder ? [...pathOf(folders, folder.parentId ?? undefined), folder] : [];
}

export const folderTitle = (folders: readonly SpaceFolder[], folderId: string): string =>
  pathOf(folders, folderId)
    .map(({ name }) => name)
    .join(' / ');
