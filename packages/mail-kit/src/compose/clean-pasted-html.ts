import { readBlocks } from './read-blocks.ts';
import { writeBlocks } from './write-blocks.ts';

export type CleanedHtml = {
  html: string;
  /** Pictures that were named but not in the clipboard, such as files on the disk they were copied from. */
  lostPictures: number;
};

/**
 * What Word, Outlook, Google Docs, Excel and others put on the clipboard, as our editor knows it: paragraphs, headings,
 * lists, tables, links, pictures, and text that is bold, italic, underlined or struck. Nothing of their styles is kept.
 */
export function cleanPastedHtml(html: string): CleanedHtml {
  const { blocks, lostPictures } = readBlocks(html, 'pasted');
  return { html: writeBlocks(blocks), lostPictures };
}
