import type { Tag } from './read/tag.ts';
import type { TextFacts } from './read/text-facts.ts';
import type { Zone } from './zone.ts';

export type PageElement = {
  name: string;
  tag: Tag;
  parent: PageElement | undefined;
  /** The start tag's place in the source. */
  tagFrom: number;
  tagTo: number;
  /** Lines that begin within it. */
  lineFrom: number;
  lineTo: number;
  zone: Zone | undefined;
  /** Cells of a table row that began in it so far. */
  columns: number;
  /** Which cell of its row it is. */
  column: number;
};

/** Text that stands directly in one element. */
export type Piece = { from: number; to: number; element: PageElement };

/** What stands between two breaks of the layout. */
export type Line = {
  index: number;
  text: string;
  facts: TextFacts;
  at: number;
  block: PageElement;
  pieces: Piece[];
};

export type Link = { element: PageElement; href: string; line: number };
export type Picture = { alt: string; line: number };
export type Script = { text: string; at: number };

export type Page = {
  html: string;
  url: string;
  /** What a reader sees, a line of the layout a line, white space collapsed. Offsets of evidence count in it. */
  text: string;
  title: string;
  lines: Line[];
  links: Link[];
  pictures: Picture[];
  /** Elements with attributes in which scripts keep addresses. */
  keepers: Link[];
  structuredData: Script[];
};
