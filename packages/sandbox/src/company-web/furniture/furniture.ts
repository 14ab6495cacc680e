import type { SiteWords } from '../languages/site-words/site-words.ts';
import type { Language } from '../web-types.ts';
import type { Dice } from './dice.ts';

export type MenuEntry = { label: string; path: string; below: readonly MenuEntry[] };

/** Whose site it is, as far as its menus, notices and footers say. */
export type Owner = {
  host: string;
  name: string;
  /** Who holds the rights. */
  holder: string;
  language: Language;
  words: SiteWords;
  /** In HTML. */
  description: string;
  /** Sentences without facts, in HTML. */
  claims: readonly string[];
  menu: readonly MenuEntry[];
  /** Where it says who is behind the site. */
  legalPath: string;
};

export type PageName = { path: string; title: string };

/** What stands around a page's content, in the places that a shell has for it. */
export type Furniture = {
  /** Last in the head. */
  head: string;
  /** Of the body. */
  attributes: string;
  /** First in the body. */
  top: string;
  /** Just before and after the content; what the one opens, the other closes. */
  before: string;
  after: string;
  /** Last in the body. */
  bottom: string;
};

/** How a kind of builder writes the elements that all sites have. */
export type Look = {
  nav: 'nav' | 'div';
  footer: 'footer' | 'div';
  /** The attributes of the element that plays this part. */
  of(part: string): string;
  /** A small title, such as that of a column. */
  title(text: string): string;
  /** The elements that the builder puts around a part. */
  wrap(part: string, html: string): string;
};

/** What a site is furnished from; a `size` of 1 is rather much. */
export type Making = { owner: Owner; dice: Dice; size: number };

/** A kind of site builder: the same around every page of a site, but for what names the page. */
export type Builder = (making: Making) => Furniture & {
  /** The plainest say nothing of the single page in its head. */
  isSilent?: boolean;
  /** Where the visitor is, in front of the content. */
  crumbs?: (title: string) => string;
};

export const NO_FURNITURE: Furniture = { head: '', attributes: '', top: '', before: '', after: '', bottom: '' };
