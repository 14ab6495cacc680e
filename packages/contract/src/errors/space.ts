import type { CatalogueEntry } from './entry.ts';

const space = (code: number, status: number, en: string, zh: string, de: string) =>
  ({ code, status, en, zh, de }) satisfies CatalogueEntry;

// Files and folders of the attachment space: 101xx permissions and signing, 102xx files, 103xx limits (10305 is ours). None has the status
// 403: by the specification that would sign the person out.

export const spaceNoPermission = space(
  10100,
  422,
  'You do not have permission for this',
  '没有操作权限',
  'Dafür haben Sie keine Berechtigung',
);
export const spaceNoRead = space(
  10101,
  422,
  'You do not have permission to view this',
  '没有查看权限',
  'Sie dürfen dies nicht lesen',
);
export const spaceNoWrite = space(
  10102,
  422,
  'You do not have permission to edit this',
  '没有编辑权限',
  'Sie dürfen dies nicht ändern',
);
export const spaceNoUpload = space(
  10103,
  422,
  'You do not have permission to upload here',
  '没有上传权限',
  'Sie dürfen hier nichts hochladen',
);
export const spaceNoDownload = space(
  10104,
  422,
  'You do not have permission to download this',
  '没有下载权限',
  'Sie dürfen dies nicht herunterladen',
);
export const spaceNoShare = space(
  10105,
  422,
  'You do not have permission to share this',
  '没有分享权限',
  'Sie dürfen dies nicht teilen',
);
export const spaceNoManage = space(
  10106,
  422,
  'You do not have permission to manage this folder',
  '没有管理权限',
  'Sie dürfen diesen Ordner nicht verwalten',
);
export const spaceSignatureMissing = space(
  10107,
  422,
  'The signature of this link is missing',
  '链接缺少签名',
  'Die Signatur dieses Links fehlt',
);
export const spaceSignatureWrong = space(
  10108,
  422,
  'The signature of this link is invalid',
  '链接签名无效',
  'Die Signatur dieses Links ist falsch',
);
export const spaceSignatureExpired = space(
  10109,
  422,
  'This link has expired',
  '链接已过期',
  'Dieser Link ist abgelaufen',
);
export const spaceDeleteFailed = space(
  10200,
  409,
  'This could not be deleted',
  '删除失败',
  'Das ließ sich nicht löschen',
);
export const spaceAlreadyDeleted = space(
  10201,
  410,
  'This has already been deleted',
  '已被删除',
  'Das wurde bereits gelöscht',
);
export const spaceNoPreview = space(
  10202,
  422,
  'There is no preview for this file',
  '该文件不支持预览',
  'Für diese Datei gibt es keine Vorschau',
);
export const spacePreviewTooLarge = space(
  10203,
  422,
  'This file is too large for a preview',
  '文件过大，无法预览',
  'Diese Datei ist zu groß für eine Vorschau',
);
export const spaceFolderNotFound = space(
  10204,
  404,
  'This folder does not exist',
  '文件夹不存在',
  'Diesen Ordner gibt es nicht',
);
export const spaceFolderExists = space(
  10205,
  409,
  'A folder with this name already exists',
  '同名文件夹已存在',
  'Ein Ordner mit diesem Namen existiert bereits',
);
export const spaceFileNotFound = space(
  10206,
  404,
  'This file does not exist',
  '文件不存在',
  'Diese Datei gibt es nicht',
);
export const spaceFileExists = space(
  10207,
  409,
  'A file with this name already exists',
  '同名文件已存在',
  'Eine Datei mit diesem Namen existiert bereits',
);
export const spaceFolderNameLength = space(
  10300,
  422,
  'The folder name is too long',
  '文件夹名称过长',
  'Der Ordnername ist zu lang',
);
export const spaceFileTooLarge = space(
  10301,
  422,
  'A file can be at most 5 GB',
  '文件不能超过 5 GB',
  'Eine Datei darf höchstens 5 GB groß sein',
);
export const spaceTooDeep = space(
  10302,
  422,
  'Folders can be nested at most 9 levels deep',
  '文件夹最多 9 层',
  'Ordner dürfen höchstens 9 Ebenen tief sein',
);
export const spaceNoteLength = space(10303, 422, 'The note is too long', '备注过长', 'Die Notiz ist zu lang');
export const spaceFolderFull = space(10304, 409, 'This folder is full', '文件夹已满', 'Dieser Ordner ist voll');
export const spaceFull = space(
  10305,
  409,
  'The space is full ({used} of {total} used). Empty the bin or delete files',
  '空间已满：已使用 {used}，共 {total}，请清空回收站或删除文件',
  'Der Speicherplatz ist voll: {used} von {total} sind belegt. Leeren Sie den Papierkorb oder löschen Sie Dateien',
);
export const spaceNotEnabled = space(
  10403,
  422,
  'No file space is enabled for you',
  '未开通空间',
  'Für Sie ist kein Speicherplatz freigeschaltet',
);
