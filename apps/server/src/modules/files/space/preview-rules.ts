import { PREVIEW_MAX_BYTES } from '@outrider/contract/files/space';
import { PICTURE_TYPES } from '@outrider/contract/files/upload';
import type { FileRow } from './files.repository.ts';

/** What a browser shows without running anything: no HTML, no SVG. */
const SHOWABLE = new Set<string>([...PICTURE_TYPES, 'application/pdf', 'text/plain', 'text/csv']);

export const isShowable = ({ type }: Pick<FileRow, 'type'>) => SHOWABLE.has(type);
export const isSmallEnough = ({ bytes }: Pick<FileRow, 'bytes'>) => Number(bytes) <= PREVIEW_MAX_BYTES;
