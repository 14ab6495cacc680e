/** Where a value was read: a quote of the page's text as readers see it, or of its source, and where the quote begins there. */
export type Evidence = { quote: string; offset: number; place: 'text' | 'html'; url: string };

export type Person = {
  name: string;
  title?: string;
  email?: string;
  phone?: string;
  /** They ask not to be written to. */
  objection?: Evidence;
  evidence: { name: Evidence; title?: Evidence; email?: Evidence; phone?: Evidence };
};
