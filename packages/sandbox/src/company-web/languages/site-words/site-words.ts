import type { Words } from '../language.ts';

type Four = readonly [string, string, string, string];

/** What stands around the content of a site's pages in one language: menus, notices, forms, footers. */
export type SiteWords = {
  /** The language, as it calls itself. */
  ownName: string;
  skip: string;
  menu: string;
  close: string;
  search: string;
  searchHint: string;
  top: string;
  language: string;
  consent: {
    title: string;
    text: string;
    accept: string;
    refuse: string;
    settings: string;
    save: string;
    always: string;
    kinds: Four;
    purposes: Four;
    lasts: Four;
  };
  newsletter: {
    title: string;
    text: string;
    firstName: string;
    lastName: string;
    address: string;
    agree: string;
    send: string;
  };
  footer: {
    rights: string;
    follow: string;
    service: string;
    privacy: string;
    terms: string;
    accessible: string;
    sitemap: string;
  };
  account: { cart: string; empty: string; account: string; logIn: string; password: string; watchlist: string };
  blog: { categories: string; archive: string; keywords: string; share: string; print: string };
  script: { needed: string; loading: string; failed: string };
  /** Entries below those of the main menu. None says whom the company serves or how large it is. */
  entries: Words;
};
