import type { IndustryId, Language, MarketId, RoleId } from './languages/language.ts';

export type { IndustryId, Language, MarketId, RoleId };

export type Department =
  | 'management'
  | 'technology'
  | 'finance'
  | 'operations'
  | 'sales'
  | 'marketing'
  | 'purchasing'
  | 'logistics'
  | 'human-resources'
  | 'administration';

export type Seniority = 'c-level' | 'head' | 'manager' | 'staff';

export type WebPerson = {
  id: string;
  name: string;
  firstName: string;
  lastName: string;
  /** As it stands on the company's pages, in its language. */
  title: string;
  role: RoleId;
  department: Department;
  seniority: Seniority;
  /** Their address, whether or not a page states it. */
  email: string | null;
  phone: string | null;
  companyId: string;
  /** False for a person who has left and is still named by old pages. */
  isCurrent: boolean;
  /** Named as one of the company by a page that a crawler may read and can reach. */
  isReachable: boolean;
};

export type WebCompany = {
  id: string;
  name: string;
  /** With the legal form, as the imprint has it. */
  legalName: string;
  /** Such as `kontara.test`; `www.` in front of it leads there too. */
  host: string;
  industry: IndustryId;
  /** The industry in the company's language. */
  industryLabel: string;
  /** ISO 3166. */
  country: string;
  /** IANA. */
  zone: string;
  city: string;
  street: string;
  /** Size as its pages state it. */
  people: number;
  founded: number;
  /** Its customers. */
  market: MarketId;
  language: Language;
};

export type WebPage = {
  url: string;
  html: string;
  contentType: string;
  language: Language;
  status: number;
  /** Where a redirect leads. */
  location?: string;
  /** How long the server thinks before it answers. */
  delayMs: number;
  /** The bytes it is sent as, which need not be what the content type says. */
  encoding: 'utf8' | 'latin1';
};

export type SearchHit = { url: string; title: string; snippet: string };

export type CompanyWeb = {
  companies: readonly WebCompany[];
  /** Everybody, those who left among them. */
  people: readonly WebPerson[];
  /** Every host that serves pages, the directory and the register too. */
  hosts: readonly string[];
  pageAt(url: string): WebPage | undefined;
  search(query: string, page?: { offset?: number; limit?: number }): SearchHit[];
};

/** `known` pages are for everybody; `held-out` ones are for the bench alone, so that no rule is fitted to them. */
export type TemplateChoice = 'all' | 'known' | 'held-out';

export type CompanyWebOptions = {
  companies?: number;
  templates?: TemplateChoice;
  /** Without, a page is its content and little else. */
  furniture?: 'all' | 'none';
};
