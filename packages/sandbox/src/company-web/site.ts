import type { DrawnPerson } from './draw-people.ts';
import type { Builder, Furniture } from './furniture/furniture.ts';
import type { LanguageTable } from './languages/language.ts';
import type { WebCompany } from './web-types.ts';

/** What a company's site is like; which templates it uses, what it hides and what is wrong with it. */
export type SiteTraits = {
  templates: TemplateNames;
  addressForm: string;
  /** Whose addresses its pages state. */
  statesAddresses: 'all' | 'heads' | 'none';
  statesSize: 'sentence' | 'words' | 'json-ld' | 'facts' | 'none';
  /** The register counts people otherwise than the site. */
  isSizeDisputed: boolean;
  robots: 'open' | 'missing' | 'closes-team' | 'closes-all';
  /** What the team page answers. */
  teamPage: 'there' | 'fails';
  hasContactPeople: boolean;
  objects: 'nobody' | 'company' | 'person';
  injection: 'none' | 'visible' | 'hidden' | 'comment' | 'own-language';
  trap: 'none' | 'slow' | 'huge' | 'loop' | 'missing' | 'failing' | 'wrong-charset';
  encoding: 'utf8' | 'latin1-header' | 'latin1-meta';
  /** Whether its pages have more around them than their shell. */
  isFurnished: boolean;
  /** From 0 up to, not including, 1: what stands around its pages is drawn from it. */
  furnitureSeed: number;
};

/** A person of another company who praises this one. */
export type Praise = { name: string; title: string; company: string; sentence: string };

export type Site = {
  company: WebCompany;
  table: LanguageTable;
  traits: SiteTraits;
  staff: readonly DrawnPerson[];
  former: readonly DrawnPerson[];
  customers: readonly string[];
  praise: Praise;
};

/** A person as a template gets them: what the site states of them, and nothing else. */
export type StatedPerson = {
  name: string;
  title: string;
  /** As its letters are; null where the site does not state it. */
  email: string | null;
  /** The address as the site writes it, in HTML; empty where it does not state it. */
  emailHtml: string;
  phone: string | null;
  /** "Do not contact me" and the like. */
  note: string;
  since: number;
  slug: string;
  department: 'management' | 'technical' | 'office';
};

export type PeopleBlock = { people: readonly StatedPerson[]; site: Site };

/** Draws a group of people: the same facts, in a structure of its own. */
export type PeopleTemplate = (block: PeopleBlock) => string;

export type PageParts = {
  site: Site;
  path: string;
  title: string;
  body: string;
  head?: string;
  around: Furniture;
};

/** What a page is built from: its own navigation and footer, its style of the source, and places for the furniture. */
export type ShellTemplate = (parts: PageParts) => string;

/** One page's main part. */
export type BodyTemplate = (site: Site) => string;

export type Templates = {
  people: Record<string, PeopleTemplate>;
  shell: Record<string, ShellTemplate>;
  home: Record<string, BodyTemplate>;
  about: Record<string, BodyTemplate>;
  contact: Record<string, BodyTemplate>;
  imprint: Record<string, BodyTemplate>;
  references: Record<string, BodyTemplate>;
  furniture: Record<string, Builder>;
};

export type TemplateKind = keyof Templates;
export type TemplateNames = Record<TemplateKind, string>;
