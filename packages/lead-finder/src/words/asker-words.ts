const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** The user, as the subject of a sentence. */
export const ASKER = set('we i wir ich nous je nosotros yo noi io wij ik my ja nos eu vi jag');

/** Sells or makes something, said of oneself. The customer stands behind a word such as "to". */
export const SELLS = set(
  `sell offer provide supply deliver make build develop produce distribute market export import
  verkaufen verkaufe liefern liefere bieten biete vertreiben vertreibe produzieren produziere entwickeln entwickle bauen baue
  vendons vends proposons propose fournissons fournis livrons fabriquons developpons
  vendemos vendo ofrecemos ofrezco suministramos fabricamos desarrollamos
  vendiamo offriamo offro forniamo produciamo sviluppiamo
  verkopen verkoop leveren lever bieden bied maken maak ontwikkelen ontwikkel
  sprzedajemy sprzedaje oferujemy oferuje dostarczamy produkujemy
  prodavame prodavam nabizime nabizim dodavame vyrabime
  oferecemos ofereco fornecemos produzimos
  saljer erbjuder levererar tillverkar utvecklar`,
);

/** Those that say who acts without a word for it. */
export const SELLS_ALONE = set(
  `vendemos ofrecemos suministramos fabricamos desarrollamos vendiamo offriamo forniamo produciamo sviluppiamo
  sprzedajemy oferujemy dostarczamy produkujemy prodavame nabizime dodavame vyrabime oferecemos fornecemos produzimos`,
);

/** Works for a customer, who stands right behind. */
export const SERVES = set(
  'help serve support advise helfen helfe beraten berate unterstutzen aidons aide accompagnons conseillons ayudamos ayudo aiutiamo aiuto helpen help adviseren pomagamy pomagam pomahame pomaham ajudamos ajudo hjalper',
);

/** Is something: what follows says it of oneself. */
export const IS = set(
  'are am re m run own represent sind bin betreiben betreibe sommes suis somos soy siamo sono zijn ben jestesmy jestem jsme jsem sou ar',
);

export const SELLING = set('selling offering providing supplying delivering making building serving');

/** Behind what is sold, before the customer. */
export const SOLD_TO = set('to for an fur aux au a pour para ai alle alla agli per aan voor do dla pro till');

/** "our customers are". */
export const OWN = set('our my unsere meine nos mes nuestros mis nostri miei onze mijn nasi moi nossos meus vara mina');
export const CUSTOMERS = set('customers clients buyers kunden clientes clienti klanten klienci zakaznici kunder');
