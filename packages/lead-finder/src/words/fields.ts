/** What a person can be the head of, in ten languages. A star stands for the rest of the word. */
export const FIELDS = {
  technology: 'technolog*, technik*, techni*, tech, tecnolog*, tecnic*, teknik*, teknisk*, tekniikka',
  engineering:
    'engineering, software development, software engineering, development, entwicklung*, softwareentwicklung, softwareontwikkeling, ontwikkeling, konstruktion*, ingenier*, ingegneria, ingénierie, développement logiciel, desarrollo de software, desarrollo, sviluppo software, desenvolvimento de software, vývoj*, rozwoju oprogramowania, inżynieri*, utveckling*, mjukvaruutveckling*, r&d, f&e, forschung und entwicklung, research and development, recherche et développement, r&d afdeling',
  it: 'ti, tic, tics, it infrastructure, sistemas de información, tecnologías de la información, tecnologia da informação, it, informatik*, informatyk*, informatique*, informátic*, informatic*, information technology, information systems, edv, ict, sistemas, sistemi informativi, systèmes d information, si, dsi, systémů',
  sales:
    'sales, vertrieb*, verkauf*, verkoop*, vente*, ventas, vendite, vendas, commercial*, commercia*, comercia*, commerciale, commerciël*, sprzedaż*, obchod*, prodej*, försäljning*, sälj*, handlow*, revenue, key account',
  marketing: 'growth marketing, marketing*, marknad*, marknadsföring, mercadotecnia, growth, brand, werbung*, reklama*',
  finance:
    'finance*, finanz*, financi*, finans*, finanç*, finanze, finanční*, ekonomi*, amministrazion*, rechnungswesen, buchhaltung*, kaufmännisch*, administrati* and finance, account*, comptab*, contab*, księgow*, účetn*, boekhoud*, redovisning*, controlling, treasury, kontroling',
  hr: 'payroll, lohnbuchhaltung*, gehaltsabrechnung*, paie, nóminas, paghe, salarisadministratie, płac, mzd*, lön, löner, talent acquisition, people culture, people operations, personalabteilung, capital humano, gestion des talents, kadrow*, hr, human resources, personal, personalwesen, personal*, people, people and culture, ressources humaines, rh, recursos humanos, rrhh, risorse umane, kadr*, zasobów ludzkich, lidských zdrojů, personnel, personeel*, personeelszaken, personální*, gente, talent*, recruiting, recruitment, rekrut*, hrm, p&o',
  operations:
    'ops, betriebsführung, operations, operatio*, operaç*, operac*, operativ*, operazion*, betrieb*, opérations, exploitation, operacyj*, provoz*, drift, verksamhet*, bedrijfsvoering',
  purchasing:
    'approvisionnement*, aprovisionamento*, aankoop, zaopatrzeni*, zásobován*, upphandling*, materialwirtschaft*, purchas*, procurement, einkauf*, beschaffung*, achat*, compras, acquist*, inkoop*, zakup*, nákup*, inköp*, sourcing, aprovisionamiento, approvvigionament*, supply chain',
  logistics:
    'lieferkette*, logisti*, logíst*, versand*, fulfilment, fulfillment, transport*, lager*, warehouse, magazyn*, spedition*',
  production:
    'production, produktion*, producción, produzion*, produção, producti*, produkcj*, výrob*, fertigung*, werk, werks*, manufacturing, plant, fabrik*, fabrica*, usine, stabiliment*, impianto, zakład*, tillverkning*, fabriek*',
  product:
    'product, produkt, produkt*, produktmanagement, produit*, producto*, prodotto*, prodotti, produto*, produktu, produktový*',
  quality: 'quality, qualität*, qualité, calidad, qualità, kwaliteit*, jakoś*, kvalit*, qualidade, qs, qm, hse',
  data: 'data, daten, données, datos, dati, danych, dat, dados, analytics, business intelligence, ai, ki, machine learning, artificial intelligence',
  security:
    'ciberseguridad, cybersécurité, informationssicherheit*, it sicherheit*, cybersicherheit*, kyberbezpečnost*, cyberbezpieczeństw*, cybersäkerhet*, cibersegurança, sicurezza informatica, security, information security, cyber security, cybersecurity, it security, sicherheit*, sécurité, seguridad, sicurezza, beveiliging, bezpiecze*, bezpečnost*, segurança, säkerhet*, infosec',
  legal:
    'legal, recht, rechts*, juridique*, jurídic*, legale, affari legali, juridisch*, prawn*, právní*, juridik, compliance, datenschutz*',
  communications:
    'communication*, kommunikation*, comunicaci*, comunicaz*, communicatie, komunikac*, komunikacj*, pr, public relations, presse*, press, öffentlichkeitsarbeit, relations publiques, relaciones públicas, media relations',
  customers:
    'kundenerfolg, kundenzufriedenheit, customer success, customer service, customer care, customer experience, customer support, support, kundenservice, kundendienst, kundenbetreuung, service client, relation client, atención al cliente, servizio clienti, assistenza clienti, klantenservice, obsług* klienta, zákaznick*, apoio ao cliente, kundtjänst, kundservice, service, after sales',
  growth:
    'business development, geschäftsentwicklung, développement commercial, desarrollo de negocio, sviluppo business, business, rozwoju biznesu, rozvoj* obchodu, desenvolvimento de negócios, affärsutveckling*, unternehmensentwicklung, partnerships, strategy, strategie, strategi*, estrategia, strategia',
  innovation:
    'innovation*, digital*, digitalisierung, innovación, innovazione, innovatie, innowacj*, inovac*, inovaç*, transformation, cyfryzac*',
  sustainability:
    'sustainab*, nachhaltigkeit*, durabilité, rse, csr, esg, sostenibil*, duurzaam*, zrównoważon*, udržiteln*, sustentab*, hållbar*, umwelt*',
  facilities:
    'facilit*, gebäude*, immobilien, liegenschaft*, instandhaltung*, maintenance, mantenimiento, manutenzione, manutenção, onderhoud, utrzymania ruchu, údržb*, underhåll*, haustechnik',
  export: 'export*, exportation, esportazion*, eksport*, vývoz*, international*',
  ecommerce: 'e-commerce, ecommerce, online shop, onlineshop, onlinehandel, online sales, digital commerce, e-handel',
  design: 'design, ux, ui, kreation, creative, creati*, création, diseño, kreativ*',
  training:
    'training*, learning, ausbildung*, weiterbildung*, formation, formación, formazione, opleiding*, szkole*, vzdělá*, formação, utbildning*, l&d',
} as const satisfies Record<string, string>;

export type Field = keyof typeof FIELDS;

/** The name of the first and of the next level, as shown. */
export const FIELD_NAMES: Record<Field, { chief: string; acronym: string; topic: string }> = {
  technology: { chief: 'CTO', acronym: 'cto', topic: 'Technology' },
  engineering: { chief: 'Head of Engineering', acronym: '', topic: 'Engineering' },
  it: { chief: 'CIO', acronym: 'cio', topic: 'IT' },
  sales: {
    chief: 'Chief Sales Officer',
    acronym: 'cso, cro, chief revenue officer, chief commercial officer',
    topic: 'Sales',
  },
  marketing: { chief: 'CMO', acronym: 'cmo, chief growth officer', topic: 'Marketing' },
  finance: { chief: 'CFO', acronym: 'cfo', topic: 'Finance' },
  hr: { chief: 'CHRO', acronym: 'chro, chief people officer, chief human resources officer', topic: 'HR' },
  operations: { chief: 'COO', acronym: 'coo', topic: 'Operations' },
  purchasing: { chief: 'Chief Procurement Officer', acronym: 'chief purchasing officer', topic: 'Purchasing' },
  logistics: { chief: 'Head of Logistics', acronym: '', topic: 'Logistics' },
  production: { chief: 'Head of Production', acronym: '', topic: 'Production' },
  product: { chief: 'CPO', acronym: 'cpo', topic: 'Product' },
  quality: { chief: 'Head of Quality', acronym: '', topic: 'Quality' },
  data: { chief: 'Chief Data Officer', acronym: 'cdo, caio', topic: 'Data' },
  security: { chief: 'CISO', acronym: 'ciso, chief information security officer', topic: 'Security' },
  legal: {
    chief: 'General Counsel',
    acronym: 'clo, general counsel, chefjustiziar*, justiziar*, chief compliance officer',
    topic: 'Legal',
  },
  communications: { chief: 'Chief Communications Officer', acronym: 'cco', topic: 'Communications' },
  customers: { chief: 'Chief Customer Officer', acronym: '', topic: 'Customer Service' },
  growth: { chief: 'Chief Strategy Officer', acronym: 'cbo', topic: 'Business Development' },
  innovation: { chief: 'Chief Digital Officer', acronym: 'chief innovation officer', topic: 'Innovation' },
  sustainability: { chief: 'Chief Sustainability Officer', acronym: '', topic: 'Sustainability' },
  facilities: { chief: 'Head of Facilities', acronym: '', topic: 'Facilities' },
  export: { chief: 'Head of Export', acronym: '', topic: 'Export' },
  ecommerce: { chief: 'Head of E-Commerce', acronym: '', topic: 'E-Commerce' },
  design: { chief: 'Chief Design Officer', acronym: 'chief creative officer, creative director', topic: 'Design' },
  training: { chief: 'Head of Training', acronym: '', topic: 'Training' },
};

/** One may well hold the other's place in a small company: neither yes nor no. */
export const NEAR_FIELDS: readonly (readonly [Field, Field])[] = [
  ['technology', 'engineering'],
  ['technology', 'it'],
  ['engineering', 'it'],
  ['engineering', 'product'],
  ['it', 'security'],
  ['it', 'innovation'],
  ['it', 'data'],
  ['technology', 'innovation'],
  ['sales', 'growth'],
  ['sales', 'export'],
  ['sales', 'ecommerce'],
  ['sales', 'customers'],
  ['marketing', 'communications'],
  ['marketing', 'growth'],
  ['marketing', 'ecommerce'],
  ['purchasing', 'logistics'],
  ['operations', 'production'],
  ['operations', 'logistics'],
  ['operations', 'facilities'],
  ['production', 'technology'],
  ['production', 'quality'],
  ['hr', 'training'],
];
