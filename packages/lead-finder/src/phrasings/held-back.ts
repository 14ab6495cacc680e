/** Phrasings no rule was written by: they are scored only. */
export const HELD_BACK: readonly (readonly [question: string, expected: string])[] = [
  ['Whoever is responsible for HR at hospitals in Austria', 'title Head of HR; industry Healthcare; place Austria'],
  [
    'Find me 30 CFOs of logistics firms in the Benelux, no freight forwarders with fewer than a hundred people',
    'title CFO; industry Logistics; place Benelux; size 100-; count 30',
  ],
  [
    'Berlin-based fintechs with 10+ staff: founders and CTOs',
    'title Founder|CTO; industry Fintech; place Berlin; size 10-',
  ],
  [
    'Heads of IT at insurers in DACH, not in Switzerland',
    'title Head of IT; industry Insurance; place DACH; not place Switzerland',
  ],
  [
    'plant managers in the food industry between 100 and 500 employees, Spain',
    'title Head of Production; industry Food; size 100-500; place Spain',
  ],
  [
    'show me up to 25 HR managers from manufacturing companies near Lyon',
    'title HR Manager; industry Manufacturing; place Lyon; count 25',
  ],
  ['dentists in Manchester', 'title Dentist; place Manchester'],
  [
    'Texas construction companies with over 200 workers, COO',
    'title COO; industry Construction; place Texas; size 200-',
  ],
  [
    'CTOs in Germany except Berlin and Munich, companies hiring Rust developers',
    'title CTO; place Germany; not place Berlin|Munich; other rust',
  ],
  [
    'Sustainability managers of chemical companies in Europe outside Germany',
    'title Sustainability Manager; industry Chemicals; place Europe; not place Germany',
  ],
  ['C-level at Irish pharma companies', 'title CEO|COO|CFO|CTO|CMO; industry Pharma; place Ireland'],
  [
    'law firms in Vienna, managing partners, not more than 20 lawyers',
    'title CEO; industry Legal; place Vienna; size -20',
  ],
  ['solar installers in Andalusia - owner or general manager', 'title Owner|CEO; industry Energy; place Andalusia'],
  ['Marketing directors at universities in Scotland', 'title Head of Marketing; industry Education; place Scotland'],
  [
    'Mittelständische Logistiker in NRW, Geschäftsführerinnen und Geschäftsführer',
    'title CEO; industry Logistics; place North Rhine-Westphalia; size 10-249',
  ],
  [
    'Finde 40 IT-Leiter aus der Lebensmittelbranche mit weniger als 500 Mitarbeitern',
    'title Head of IT; industry Food; size -500; count 40',
  ],
  [
    'Ansprechpartner im Marketing bei Berliner Start-ups, die HubSpot nutzen',
    'title Head of Marketing; place Berlin; other hubspot',
  ],
  [
    'Vorstände und CFOs von Versicherungen im deutschsprachigen Raum',
    'title Board member|CFO; industry Insurance; place DACH',
  ],
  ['Münchner Werbeagenturen: Gründer, höchstens 30 Leute', 'title Founder; industry Marketing; place Munich; size -30'],
  ['Entscheider für IT-Sicherheit bei Stadtwerken', 'title Head of Security; industry Energy'],
  [
    "DRH d'entreprises industrielles en Bretagne, entre 50 et 300 salariés",
    'title Head of HR; industry Manufacturing; place Brittany; size 50-300',
  ],
  [
    'Responsables achats ou supply chain, agroalimentaire, région lyonnaise',
    'title Head of Purchasing; industry Food; place Lyon',
  ],
  [
    "Qui s'occupe de l'informatique dans les cabinets d'avocats parisiens ?",
    'title Head of IT; industry Legal; place Paris',
  ],
  [
    'directeurs financiers, assurances, Suisse romande, pas de banques',
    'title Head of Finance; industry Insurance; place Romandy; not industry Banking',
  ],
  [
    'Busco 25 directoras de recursos humanos en empresas tecnológicas de Madrid, excepto consultoras',
    'title Head of HR; industry Software; place Madrid; not industry Consulting; count 25',
  ],
  [
    'Dueños de bodegas en La Rioja con menos de 50 trabajadores',
    'title Owner; industry Agriculture; place La Rioja; size -50',
  ],
  [
    'jefes de producción en la industria textil catalana, entre 20 y 100 empleados',
    'title Head of Production; industry Textile; place Catalonia; size 20-100',
  ],
  [
    'directores de marketing o de comunicación, farmacéuticas, Barcelona, al menos 100 personas',
    'title Head of Marketing|Head of Communications; industry Pharma; place Barcelona; size 100-',
  ],
  [
    'Titolari di hotel in Toscana, escluse le catene',
    'title Owner; industry Hospitality; place Tuscany; not other catene',
  ],
  [
    'Trovami 10 responsabili IT di PMI venete con meno di 200 dipendenti',
    'title Head of IT; place Veneto; size -200; count 10',
  ],
  [
    'responsabili della produzione di mobilifici in Friuli senza Udine',
    'title Head of Production; industry Furniture; place Friuli-Venezia Giulia; not place Udine',
  ],
  ['direttori vendite di aziende vinicole del Piemonte', 'title Head of Sales; industry Agriculture; place Piedmont'],
  [
    'Eigenaren van webshops in Vlaanderen, minder dan 20 medewerkers',
    'title Owner; industry E-commerce; place Flanders; size -20',
  ],
  ["IT-managers of CTO's van Nederlandse verzekeraars", 'title IT Manager|CTO; industry Insurance; place Netherlands'],
  [
    'directeuren van mkb-bedrijven in de metaal, Gelderland, geen startups',
    'title CEO; industry Metalworking; place Gelderland; size 10-249; not other startups',
  ],
  [
    'financieel directeuren, vastgoed, Den Haag, tussen 20 en 150 werknemers',
    'title Head of Finance; industry Real estate; place The Hague; size 20-150',
  ],
  ['Znajdź 20 dyrektorek HR z warszawskich banków', 'title Head of HR; industry Banking; place Warsaw; count 20'],
  ["prezesi polskich software house'ów oprócz Krakowa", 'title CEO; industry Software; place Poland; not place Kraków'],
  ['kto kieruje marketingiem w e-sklepach z Trójmiasta', 'title Head of Marketing; industry E-commerce; place Tricity'],
  [
    'dyrektor finansowy lub główny księgowy, producenci opakowań, małe i średnie firmy',
    'title Head of Finance|Accountant; industry Packaging; size 10-249',
  ],
  ['Najdi 15 personálních ředitelek v pražských bankách', 'title Head of HR; industry Banking; place Prague; count 15'],
  ['jednatelé stavebních firem kromě Prahy', 'title CEO; industry Construction; not place Prague'],
  [
    'obchodní ředitelé českých softwarových firem, 20 až 100 lidí',
    'title Head of Sales; industry Software; place Czechia; size 20-100',
  ],
  [
    'lidé, kteří vedou marketing v e-shopech, co používají Shoptet',
    'title Head of Marketing; industry E-commerce; other shoptet',
  ],
  ['Quero 20 diretoras de RH de bancos em Lisboa', 'title Head of HR; industry Banking; place Lisbon; count 20'],
  ['quem gere o marketing em empresas têxteis de Braga', 'title Head of Marketing; industry Textile; place Braga'],
  [
    'diretores de produção ou de qualidade, indústria do calçado, entre 50 e 250 trabalhadores',
    'title Head of Production|Head of Quality; industry Textile; size 50-250',
  ],
  [
    'fundadores de PME de energia em Portugal, sem consultoras',
    'title Founder; industry Energy; place Portugal; size 10-249; not industry Consulting',
  ],
  [
    'VD:ar för stockholmska fintechbolag utom konsultbolag',
    'title CEO; industry Fintech; place Stockholm; not industry Consulting',
  ],
  [
    'produktionschefer inom livsmedel, mellan 50 och 200 anställda, inte Malmö',
    'title Head of Production; industry Food; size 50-200; not place Malmö',
  ],
  [
    'ekonomichefer på små och medelstora tillverkare i Småland',
    'title Head of Finance; industry Manufacturing; place Småland; size 10-249',
  ],
];
