import { blocksToText } from './blocks-to-text.ts';
import { type Origin, readBlocks } from './read-blocks.ts';

/** A page as plain text. `own` keeps each empty line the writer made; a page of others is read as it is drawn. */
export const htmlToPlain = (html: string, origin: Origin = 'own'): string =>
  blocksToText(readBlocks(html, origin).blocks).trimEnd();
