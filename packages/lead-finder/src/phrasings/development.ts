/** Phrasings that rules may be written by, with the criteria they ask for. */
export const DEVELOPMENT: readonly (readonly [question: string, expected: string])[] = [
  [
    'People who run marketing at SaaS companies in the UK with 50-200 employees',
    'title Head of Marketing; industry Software; place United Kingdom; size 50-200',
  ],
  [
    'Decision makers in procurement, automotive suppliers, Bavaria',
    'title Head of Purchasing; industry Automotive; place Bavaria',
  ],
  ['I need the owners of family-run hotels in Tyrol', 'title Owner; industry Hospitality; place Tyrol; other family'],
  [
    'CEOs or managing directors of SMBs in Denmark excluding retail',
    'title CEO; place Denmark; size 10-249; not industry Retail',
  ],
  [
    'VP Sales, VP Marketing and CROs at cybersecurity startups in Israel',
    'title VP Sales|VP Marketing|Chief Sales Officer; industry Cybersecurity; place Israel',
  ],
  [
    'Swedish e-commerce companies that use Shopify: who is in charge of logistics?',
    'title Head of Logistics; industry E-commerce; place Sweden; other shopify',
  ],
  [
    'Nordic medtech companies, head of quality or regulatory affairs, fewer than 250 people',
    'title Head of Quality; industry Medical technology; place Nordics; size -250; other regulatory',
  ],
  [
    'people leading engineering teams at gaming studios in Poland or the Czech Republic',
    'title Head of Engineering; industry Gaming; place Poland|Czechia',
  ],
  ['agency owners in Amsterdam', 'title Owner; industry Marketing; place Amsterdam'],
  [
    'Any finance director at a Dutch wholesaler, at least 50 people, no startups',
    'title Head of Finance; industry Wholesale; place Netherlands; size 50-; not other startups',
  ],
  [
    'We sell to purchasing. Give us 50 purchasing managers at furniture makers in Italy.',
    'title Purchasing Manager; industry Furniture; place Italy; count 50',
  ],
  [
    'Head of Customer Success at software companies with 200 to 1,000 employees headquartered in Paris',
    'title Head of Customer Service; industry Software; size 200-1000; place Paris',
  ],
  [
    'Looking for 15 people in charge of data at banks and insurance companies, London',
    'title Head of Data; industry Banking|Insurance; place London; count 15',
  ],
  [
    'tech leads? no, CTOs only. Baltics, B2B software, Series A',
    'title CTO; place Baltics; industry Software; other b2b; other series',
  ],
  [
    'Wer ist bei Maschinenbauern in Baden-Württemberg für den Einkauf zuständig?',
    'title Head of Purchasing; industry Mechanical engineering; place Baden-Württemberg',
  ],
  [
    'Personalleiterinnen in Kliniken in Österreich, ohne Wien',
    'title Head of HR; industry Healthcare; place Austria; not place Vienna',
  ],
  [
    'Inhaber von Handwerksbetrieben rund um Leipzig, keine Friseure',
    'title Owner; place Leipzig; other handwerk; not industry Beauty',
  ],
  [
    'Leute, die den Vertrieb verantworten, Softwarefirmen in der Schweiz, ab 20 Mitarbeitende',
    'title Head of Sales; industry Software; place Switzerland; size 20-',
  ],
  [
    'Produktionsleiter, Werkleiter oder COO, Kunststoffverarbeiter, Hessen, zwischen 100 und 400 Beschäftigte',
    'title Head of Production|COO; industry Chemicals; place Hesse; size 100-400',
  ],
  [
    'Steuerberater in Hamburg und Bremen außer Großkanzleien',
    'title Accountant; place Hamburg|Bremen; not other grosskanzleien',
  ],
  [
    'Les personnes qui dirigent le marketing dans des start-up de santé à Paris',
    'title Head of Marketing; industry Healthcare; place Paris',
  ],
  [
    'Trouve-moi 20 directrices commerciales dans le BTP, sauf en Île-de-France',
    'title Head of Sales; industry Construction; not place Île-de-France; count 20',
  ],
  [
    'Gérants de PME du bâtiment à Toulouse, moins de 50 personnes',
    'title CEO; industry Construction; place Toulouse; size -50',
  ],
  [
    'Fondateurs et PDG de sociétés de logiciels belges qui recrutent',
    'title Founder|CEO; industry Software; place Belgium; other recrutent',
  ],
  [
    'Encargados de compras en hoteles de Baleares',
    'title Head of Purchasing; industry Hospitality; place Balearic Islands',
  ],
  [
    'quién lleva la logística en empresas de alimentación valencianas',
    'title Head of Logistics; industry Food; place Valencia',
  ],
  [
    'CEOs y fundadores de startups mexicanas de fintech que usan Stripe',
    'title CEO|Founder; industry Fintech; place Mexico; other stripe',
  ],
  [
    'Gerentes de pymes del sector energético en Andalucía, no instaladores',
    'title CEO; industry Energy; place Andalusia; size 10-249; not other instaladores',
  ],
  [
    'Chi si occupa degli acquisti nelle aziende meccaniche emiliane?',
    'title Head of Purchasing; industry Mechanical engineering; place Emilia-Romagna',
  ],
  ['Direttrici del personale di banche milanesi', 'title Head of HR; industry Banking; place Milan'],
  [
    'amministratori delegati o direttori generali, settore moda, Lombardia, da 50 a 250 addetti',
    'title CEO; industry Textile; place Lombardy; size 50-250',
  ],
  ['fondatori di startup torinesi che cercano sviluppatori', 'title Founder; place Turin; other sviluppatori'],
  [
    'Wie gaat er over inkoop bij bouwbedrijven in Utrecht?',
    'title Head of Purchasing; industry Construction; place Utrecht',
  ],
  [
    'Vind 30 HR-managers bij zorginstellingen in Noord-Brabant, behalve ziekenhuizen',
    'title HR Manager; industry Healthcare; place North Brabant; count 30; not other ziekenhuizen',
  ],
  [
    'mensen die de logistiek leiden bij groothandels in Rotterdam',
    'title Head of Logistics; industry Wholesale; place Rotterdam',
  ],
  [
    'marketeers bij softwarebedrijven in Eindhoven die Salesforce gebruiken',
    'title Marketing Manager; industry Software; place Eindhoven; other salesforce',
  ],
  [
    'Osoby odpowiedzialne za zakupy w firmach spożywczych na Śląsku',
    'title Head of Purchasing; industry Food; place Silesia',
  ],
  [
    'właściciele firm transportowych, Wielkopolska, powyżej 50 pracowników',
    'title Owner; industry Logistics; place Greater Poland; size 50-',
  ],
  [
    'kierownicy produkcji w branży meblowej, od 100 do 500 osób',
    'title Head of Production; industry Furniture; size 100-500',
  ],
  ['szefowie IT szpitali bez Mazowsza', 'title Head of IT; industry Healthcare; not place Masovia'],
  [
    'Kdo má na starosti nákup ve strojírenských firmách na Moravě',
    'title Head of Purchasing; industry Mechanical engineering; place Moravia',
  ],
  [
    'majitelé hotelů v Karlových Varech, méně než 50 zaměstnanců',
    'title Owner; industry Hospitality; place Karlovy Vary; size -50',
  ],
  [
    'vedoucí výroby nebo vedoucí logistiky, potravinářství, Brno',
    'title Head of Production|Head of Logistics; industry Food; place Brno',
  ],
  ['finanční ředitelé pojišťoven bez Slovenska', 'title Head of Finance; industry Insurance; not place Slovakia'],
  ['Responsáveis de compras em hotéis do Algarve', 'title Head of Purchasing; industry Hospitality; place Algarve'],
  [
    'Donos de restaurantes no Porto, com menos de 30 funcionários',
    'title Owner; industry Hospitality; place Porto; size -30',
  ],
  [
    'CEOs de startups brasileiras de saúde, exceto São Paulo',
    'title CEO; industry Healthcare; place Brazil; not place São Paulo',
  ],
  [
    'gerentes de TI de seguradoras portuguesas que usam SAP',
    'title Head of IT; industry Insurance; place Portugal; other sap',
  ],
  ['Vem ansvarar för inköp på byggföretag i Skåne?', 'title Head of Purchasing; industry Construction; place Skåne'],
  [
    'ägare till hotell i Dalarna med färre än 20 anställda',
    'title Owner; industry Hospitality; place Dalarna; size -20',
  ],
  [
    'personer som leder marknadsföring på e-handelsbolag i Göteborg',
    'title Head of Marketing; industry E-commerce; place Gothenburg',
  ],
  ['Hitta 25 HR-chefer på svenska banker', 'title Head of HR; industry Banking; place Sweden; count 25'],
  ['it-chefer eller CTO, fastighetsbolag, Norden', 'title Head of IT|CTO; industry Real estate; place Nordics'],
];
