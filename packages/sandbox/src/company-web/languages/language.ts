export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'pt', 'sv'] as const;

export type Language = (typeof LANGUAGES)[number];

export type IndustryId =
  | 'fintech'
  | 'software'
  | 'cold-chain'
  | 'logistics'
  | 'dairy'
  | 'machinery'
  | 'construction'
  | 'medical'
  | 'solar'
  | 'packaging'
  | 'consulting'
  | 'textile';

/** A company's customers. */
export type MarketId = 'banks' | 'retailers' | 'hospitals' | 'manufacturers' | 'restaurants' | 'municipalities';

export type RoleId =
  | 'ceo'
  | 'cto'
  | 'cfo'
  | 'coo'
  | 'sales'
  | 'marketing'
  | 'purchasing'
  | 'logistics'
  | 'hr'
  | 'it'
  | 'production'
  | 'project'
  | 'accountant'
  | 'rep'
  | 'engineer'
  | 'assistant';

export type Words = readonly [string, ...string[]];

export type Country = {
  code: string;
  zone: string;
  dial: string;
  legalForms: Words;
  /** The first is where most companies sit. */
  cities: Words;
};

export type PageWord = 'home' | 'about' | 'team' | 'contact' | 'imprint' | 'jobs' | 'references' | 'news';

/**
 * All a company's site says in one language. Words that differ with the person's sex are written `he|she`; what stands in
 * braces is filled in. Sentences are cut so that nothing in them has to be inflected.
 */
export type LanguageTable = {
  countries: readonly [Country, ...Country[]];
  men: Words;
  women: Words;
  families: Words;
  streets: Words;
  /** First part of a company's name; the industry gives the second. */
  stems: Words;
  industries: Record<IndustryId, { label: string; suffix: string; offer: string }>;
  /** The industries and the share of companies that are common in this language. */
  common: readonly [IndustryId, IndustryId];
  markets: Record<MarketId, string>;
  titles: Record<RoleId, Words>;
  pages: Record<PageWord, { label: string; path: string }>;
  departments: { management: string; technical: string; office: string };
  labels: {
    phone: string;
    email: string;
    address: string;
    founded: string;
    seat: string;
    industry: string;
    employees: string;
    customers: string;
    managedBy: string;
    register: string;
    readMore: string;
    archive: string;
  };
  /** Some sizes in words. */
  numbers: Record<number, string>;
  sentences: {
    intro: Words;
    size: Words;
    founded: string;
    customers: string;
    profile: Words;
    joined: string;
    left: string;
    testimonial: Words;
    hiring: string;
    news: Words;
    filler: Words;
    /** What a company says against advertising, and what a person does. */
    companyObjects: string;
    personObjects: string;
    injection: string;
  };
};
