/** Trades as companies and those who look for them call them, in ten languages. A star stands for the rest of the word. */
export const INDUSTRIES = {
  Fintech:
    'payment provider*, zahlungsanbieter*, fintech*, financial technology, finanztechnologie*, payment*, payments, zahlungsdienst*, zahlungsverkehr*, paiement*, pagos, pagamenti, pagamentos, betaling*, betaal*, płatnoś*, platební*, platebn*, betalning*, neobank*, regtech*, wealthtech*, open banking',
  Banking:
    'bank, banks, banking, banken, banker, bankerna, bankerne, bankwesen, sparkasse*, kreditinstitut*, banque*, banco, bancos, banca, bancario, bancaria, banche, banki, bankow*, banków, bankowość*, banka, banky, bankovnictv*, bankovní, bancário*, bankverksamhet, banque privée, savings bank*, volksbank*, private bank*, credit union*',
  Insurance:
    'insur*, versicher*, assurance*, assureur*, seguros, segur*, assicura*, verzeker*, ubezpiecz*, pojišt*, pojisť*, försäkring*, insurtech*',
  Software:
    'isv, isvs, software vendor*, tecnológic*, technologieunternehmen*, technologiefirm*, tech unternehmen, techbolag*, teknikbolag*, teknikföretag*, technologiques, tecnologic*, technologiebedrij*, technologiczn*, technologick*, software*, saas, softwarehersteller*, logiciel*, éditeur de logiciels, oprogramowan*, softwarov*, programvar*, mjukvar*, aplicaciones, apps, cloud software, software house*, legaltech, deep tech, tech, tech startup*, tech company, tech companies, startups tech',
  'IT services':
    'msp, msps, managed service*, system integrator*, integrador* de sistemas, systemintegrator*, it services, it service*, it dienstleist*, it dienstleister*, systemhaus*, systemhäus*, it consulting, it company, it companies, it firms, it unternehmen, it firmen, managed services, managed service provider*, hosting, cloud services, esn, services informatiques, servicios informáticos, servizi informatici, it bedrijven, it bedrijf, it diensten, usługi it, usługi informatyczne, firmy it, firm it, it služby, it firmy, serviços de ti, it tjänster, it konsult*, it bolag, rechenzentrum*, data centre*, data center*, web agency, webagentur*, web development, tecnologías de la información',
  Cybersecurity:
    'cybersecurity, cyber security, it security, it sicherheit, cybersicherheit*, informationssicherheit*, cybersécurité, ciberseguridad, cibersicurezza, sicurezza informatica, cyberbeveiliging, cyberbezpiecze*, kyberbezpeč*, kybernetick*, cibersegurança, cybersäkerhet*, it säkerhet*',
  'E-commerce':
    'e-commerce, ecommerce, onlinehandel, online shop*, onlineshop*, online retail*, online handel, boutique en ligne, commerce en ligne, tienda online, tiendas online, comercio electrónico, negozi online, commercio elettronico, webshop*, webwinkel*, sklep* internetow*, e-shop*, eshop*, internetov* obchod*, comércio eletrónico, lojas online, e-handel*, näthandel*',
  Retail:
    'grande distribution, supermerc*, supermarch*, hypermarch*, distribuzione organizzata, gdo, sklep*, loja*, tienda*, negozi, obchodní řetězc*, retail*, einzelhandel*, einzelhändler*, commerce de détail, détaillant*, minorist*, comercio minorista, vendita al dettaglio, dettaglianti, detailhandel*, winkels, sprzedaż detaliczna, handel detaliczny, detalicz*, maloobchod*, retalho, varejo, detaljhandel*, butik*, supermarket*, supermarkt*, shops',
  Wholesale:
    'wholesal*, großhandel*, großhändl*, grosshand*, grossist*, commerce de gros, mayorist*, ingrosso, grossista, groothandel*, hurtow*, hurtown*, velkoobchod*, atacad*, grossistes, partihandel*, distributor*, distribución mayorista',
  Logistics:
    'carrier*, shipping compan*, spediteur*, frachtführer*, transporteur*, transportista*, transportador*, přepravc*, przewoźni*, logisti*, logíst*, speditions*, spedition*, spedizion*, spedyc*, freight, forwarder*, freight forward*, transport, transports, transporte, transporti, trasporti, trasport*, transportunternehmen*, transportní, transportow*, trucking, haulage, vervoer*, dopravc*, doprav*, åkeri*, warehousing, lagerung, kurier*, courier*',
  'Mechanical engineering':
    'mechanical engineering, maschinenbau*, maschinenbauer*, machine builder*, machine building, machinery, machine manufactur*, construction mécanique, machines outils, fabricants de machines, maquinaria, ingeniería mecánica, macchinari, meccanic*, costruttori di macchine, machinebouw*, przemysł maszynowy, maszyn*, budowa maszyn, strojírens*, strojíren*, strojů, fabrico de máquinas, máquinas, metalomecânica, maskinteknik, maskin*, maskintillverk*, anlagenbau*, sondermaschinenbau*, werkzeugmaschinen*, engineering companies',
  Manufacturing:
    'manufactur*, hersteller*, produzierend*, industrieunternehmen*, industrial, fabricant*, fabrication, fabricante*, fabricación, industria manifatturiera, manifattur*, produttor*, productiebedrijf*, productiebedrijven, maakindustrie, fabrikant*, producent*, przemysł*, przemysłow*, výrobce, výrobc*, výrobní*, průmysl*, indústria*, tillverk*, industri*, factory, factories',
  Metalworking:
    'metal, metals, metall*, metallverarbeit*, metallbau*, metalwork*, stahl*, stahlbau*, steel, métallurg*, métal*, acier*, acero*, metalurg*, metalúrgic*, acciaio*, metallurg*, carpenteria metallica, metaal*, staal*, stal, stali, hutnict*, ocel*, kovovýrob*, aço, stål*, cnc, zerspanung*, giesserei*, foundry, foundries',
  Automotive:
    'car maker*, carmaker*, dealership*, concessionnaire*, concesionario*, concessionari*, autosalon*, bilåterförsäljare*, autohändler*, automotive*, autozuliefer*, automobil*, automobile*, car dealer*, autohaus*, autohäuser*, kfz*, véhicule*, automoción, automovil*, autoindustrie, autobedrij*, motoryzac*, samochod*, automobilov*, fordonsindustri*, fordon*, bilhandl*, bilverkst*, car parts, auto parts, garagist*',
  Aerospace:
    'aerospac*, luftfahrt*, raumfahrt*, aviation*, aéronautique*, aérospatial*, aeronáutic*, aeroespacial*, aeronautic*, aerospazial*, luchtvaart*, ruimtevaart*, lotnict*, lotnicz*, kosmiczn*, leteck*, letectv*, flyg*, rymd*, drone*, space, satellite*, satelliten*',
  Electronics:
    'electronic*, elektronik*, elektrotechnik*, électroni*, electrónic*, elettronic*, elektronic*, elektronick*, eletrónic*, eletrônic*, semiconductor*, halbleiter*, semiconduct*, sensor*, sensorik, iot, elektro*, électricité, elektriker*',
  Construction:
    'roofer*, baufirm*, bauträger*, dachdeckerei*, contractors, maçonner*, constructor*, construction, construct*, bauunternehm*, bauwesen, baubranche, baugewerbe, hochbau, tiefbau, bau, builders, building contractor*, building company, building companies, btp, bâtiment*, constructora*, construcción, construccion*, edilizi*, imprese edili, costruzion*, bouw, bouwbedrij*, aannemer*, budowlan*, budownictw*, stavebn*, stavebnictv*, stavby, construção, construtor*, bygg, byggföretag*, byggbolag*, zimmerei*, dachdecker*, carpent*',
  'Real estate':
    'real estate, proptech*, immobilien*, immobilier*, inmobiliari*, immobiliar*, vastgoed*, makelaar*, nieruchomoś*, realitn*, nemovitost*, reality, imobiliár*, fastighet*, property management, property developer*, properties, hausverwalt*',
  Architecture:
    'architecture*, architekturbüro*, architects office, architectural, cabinet d architecte*, estudio de arquitectura, arquitectura, studio di architettura, architettura, architectenbureau*, biuro architektoniczne, pracowni* architekt*, architektonick*, arquitetura, arkitektkontor*, planungsbüro*, ingenieurbüro*',
  Healthcare:
    'dental*, dentair*, zahnmedizin*, tandheelkund*, dentári*, nursing home*, care home*, altenheim*, pflegeheim*, ehpad, maisons de retraite, residencias de ancianos, case di cura, verpleeghui*, healthcare, health care, health, hospital*, krankenhaus*, krankenhäus*, klinik*, clinic*, gesundheitswesen, gesundheit*, pflege*, santé, hôpita*, clinique*, salud, sanidad, sanitari*, sanità, ospedal*, clinich*, salute, ziekenhui*, gezondheid*, zorg*, szpital*, zdrow*, medycyn*, nemocnic*, zdravot*, saúde, hospita*, sjukvård*, vård*, hälso*, sjukhus*, praxis, arztprax*, arztpraxis, medical practice*, digital health, healthtech*',
  'Medical technology':
    'medtech*, medical technology, medical device*, medizintechnik*, dispositifs médicaux, technologies médicales, tecnología médica, dispositivos médicos, dispositivi medici, tecnologia medica, medische technologie, medische hulpmiddelen, technologi* medyczn*, wyrob* medyczn*, zdravotnick* technik*, zdravotnick* prostřed*, medicinteknik*, tecnologia médica',
  Pharma:
    'pharma*, arzneimittel*, biotech*, life science*, life sciences, biotechnolog*, farma*, farmac*, farmaceut*, läkemedel*, leczniczych, léčiv*, drug discovery, diagnostics',
  Chemicals:
    'chemical*, chemie*, chemisch*, chimie, chimique*, químic*, chimic*, chemiczn*, chemick*, kemi*, kemisk*, plastic*, kunststoff*, plastique*, plástic*, plastica, materie plastiche, kunststof*, tworzyw*, plast*, coatings, lacke, farben',
  Energy:
    'oil and gas, oil gas, öl und gas, pétrole*, petroleum*, energétic*, energetic*, energetisch*, energiebedrij*, energiebolag*, utility, utility compan*, versorger*, power plant*, elektrárn*, elektrown*, energy, energie*, énergi*, energía*, energi*, energy provider*, utilities, stadtwerke, photovolta*, solar*, solaire*, fotovolta*, windkraft*, wind power, windenerg*, windpark*, éolien*, eólic*, eolic*, energetyk*, energetick*, energetik*, renewabl*, erneuerbar*, renouvelabl*, renovabl*, rinnovabil*, hernieuwbar*, odnawialn*, obnoviteln*, renováve*, förnybar*, heat pump*, wärmepump*, battery, batteries, batterie*, strom, elektrizität*, cleantech, climate tech, hydrogen',
  Environment:
    'recycling*, waste management, waste, abfall*, entsorg*, umwelttechnik*, recyclage, déchets, reciclaje, residuos, riciclo, rifiuti, afval*, odpad*, recykling*, recykla*, reciclagem, resíduos, återvinning*, avfall*, water treatment, wasseraufbereit*, environmental',
  Agriculture:
    'cantine, cantina, adega*, caves, wijngaard*, vinař*, vingård*, wine grower*, winegrower*, winzer*, weingüter*, vinícol*, vinicol*, viticol*, vitivinícol*, vigneron*, wijnbouw*, winiarsk*, winnic*, farmer*, bauernh*, agricultur*, landwirtschaft*, agrar*, agri*, agro*, farming, farms, landbouw*, rolnict*, rolnicz*, zemědě*, lantbruk*, jordbruk*, viticultur*, weingut*, winer*, vignoble*, bodega*, viñedo*, cantina, vinařst*, agtech*, gartenbau*, horticultur*',
  Food: 'distiller*, butcher*, metzger*, fleischer*, boucher*, carnicer*, macellai*, slager*, food, foods, lebensmittel*, nahrungsmittel*, getränk*, beverage*, agroalimentaire*, alimentaire*, boissons, alimentaci*, alimentar*, alimenticia, bebidas, bevande, alimentare, voeding*, levensmiddel*, dranken, spożywcz*, żywnoś*, napoj*, potravin*, nápoj*, livsmedel*, dryck*, bakery, bakeries, bäckerei*, boulangeri*, brewer*, brauerei*, brasserie*, browar*, pivovar*, bryggeri*, coffee, rösterei*, foodtech*, panader*, panific*, bakkerij*, piekarn*, pekár*, pekařst*, padaria*, bageri*, catering*, dairy, molkerei*',
  Hospitality:
    'hotéis, hoteis, hotels, pension*, gasthof*, gasthöf*, bar, bars, cafe*, café*, kaviar*, kavárn*, pousada*, hospitality, hotel*, hotell*, hôtel*, hostel*, gastronom*, gastgewerbe, gaststätt*, restaurant*, hôtellerie, hostelería, restaurante*, ristorant*, alberg*, alberghier*, horeca, hotele, hoteli, restauracj*, pohostin*, restaurac*, hotelaria, restauração, hotell, restaurang*',
  Tourism:
    'tourism*, tourismus*, travel, reise*, reiseveranstalter*, reisebüro*, tourisme, agence de voyage*, voyage*, turismo, viaj*, agenzi* di viaggi*, viaggi, toerisme, reisbureau*, turyst*, podróż*, cestovn*, turis*, viagens, resor, resebyrå*, airline*, airlines',
  Education:
    'education*, edtech*, bildung*, schule*, schulen, school*, university, universities, hochschul*, universität*, éducation*, école*, formation professionnelle, educaci*, escuela*, colegio*, istruzione, scuol*, scuole, formazione, onderwijs*, scholen, edukac*, szkoł*, szkół, szkoln*, oświat*, vzděláv*, škol*, educação, escola*, utbildning*, skol*, e-learning, akademie*, academ*, fahrschul*, training provider*',
  Media:
    'media, medien*, verlag*, publish*, publishing, newspaper*, zeitung*, médias, presse, édition, maison d édition, medios, editorial*, editori*, editor*, editoria, casa editrice, uitgever*, wydawnict*, medialn*, nakladatel*, vydavatel*, média*, editora*, medie*, förlag*, film production, filmproduktion*, broadcasting, tv production, podcast*',
  Marketing:
    'reclamebureaus, communication agenc*, kommunikationsagentur*, agenzie, agencias, agences, agências, bureaus, byråer, agencje, agentury, agencies, marketing agenc*, advertising*, advertising agenc*, werbeagentur*, marketingagentur*, werbung, kreativagentur*, digitalagentur*, digital agenc*, agence de publicité, agence de communication, agences de communication, agence marketing, agences marketing, publicité, agencia de publicidad, agencias de publicidad, agencia de marketing, agencias de marketing, publicidad, agenzia di comunicazione, agenzie di comunicazione, agenzia pubblicitaria, agenzie pubblicitarie, pubblicit*, reclamebureau*, marketingbureau*, agencj* reklam*, agencj* marketing*, reklamn* agentur*, marketingov* agentur*, agência de publicidade, agências de publicidade, agência de marketing, agências de marketing, publicidade, reklambyrå*, marknadsföringsbyrå*, pr agenc*, agencies, agency, agentur, agenturen, martech*, adtech*, seo agenc*',
  Consulting:
    'consultoras, consultora, advisory, berater*firm*, konsultföretag*, consulting, consultancy, consultancies, unternehmensberat*, managementberat*, beratung*, beratungsunternehmen*, conseil, cabinet de conseil, cabinets de conseil, consultoría*, consultoria*, consulenz*, adviesbureau*, consultancybureau*, doradczy*, doradzt*, poradenst*, poradensk*, konsultbolag*, konsultföretag*, rådgivning*, management consult*',
  Legal:
    'law firm*, legal services, kanzlei*, rechtsanwaltskanzlei*, anwaltskanzlei*, cabinet d avocat*, cabinets d avocat*, bufete*, despacho* de abogados, studio legale, studi legali, advocatenkanto*, kancelari*, advokátn* kancel*, escritório* de advog*, sociedade* de advog*, advokatbyrå*, notariat*, notary office',
  Accounting:
    'accounting*, accountancy, tax consult*, tax firm*, steuerberatung*, steuerkanzlei*, wirtschaftsprüf*, audit firm*, expertise comptable, cabinet comptable, cabinets comptable*, asesoría fiscal, gestoría*, contabilidad, studio commercialist*, studi commercialist*, contabilità, accountantskanto*, administratiekanto*, biur* rachunkow*, účetn* kancel*, účetnictv*, contabilidade, redovisningsbyrå*, revisionsbyrå*, bookkeeping',
  'Human resources':
    'recruiting, recruitment, staffing, personaldienstleist*, personalberat*, zeitarbeit*, headhunt*, intérim, cabinet de recrutement, recrutement, selección de personal, trabajo temporal, agenzi* per il lavoro, selezione del personale, uitzendbureau*, werving en selectie, agencj* pracy, agencj* rekrutac*, personální agentur*, recrutamento, trabalho temporário, bemanning*, rekrytering*, hr tech, hrtech*, employment agenc*',
  Telecom:
    'telecom*, telekom*, télécom*, telecomunic*, telecomunicaz*, telecommunicatie, telekomunik*, telekommunikation*, mobile operator*, internet provider*, glasfaser*, fibre optic, broadband, breitband*',
  Textile:
    'chaussure*, calzad*, calçad*, calzatur*, schoenen, obuv*, obuwi*, skor, textil*, textile*, fashion*, mode, modelabel*, bekleidung*, clothing, apparel, habillement, moda, ropa, confección, tessil*, abbigliament*, kleding*, tekstyl*, odzież*, oděv*, módn*, vestuário, têxte*, kläder, klädes*, footwear, shoes, schuh*',
  Furniture:
    'mobilific*, meubelmaker*, furniture*, möbel*, schreiner*, tischler*, holz*, wood, wooden, timber, meuble*, ameublement, menuiser*, bois, mueble*, madera, carpinter*, arredament*, mobil*, legno, falegnam*, meubel*, hout*, mebl*, drewn*, nábyt*, dřev*, truhlář*, móveis, mobiliário, madeira, trä, snickeri*',
  Packaging:
    'packaging*, verpackung*, printing*, druckerei*, print shop*, emballage*, imprimeri*, embalaje*, envase*, imprenta*, imballag*, tipografi*, verpakking*, drukker*, opakowan*, drukarn*, poligraf*, obal*, tiskárn*, tiskařsk*, embalag*, gráfica*, förpackning*, tryckeri*, paper, papier*',
  Gaming:
    'spelbolag*, spelstudio*, spel, spiele*, gaming, games, game studio*, game developer*, video game*, spieleentwickl*, videospiel*, jeux vidéo, videojuegos, videogioch*, videogame*, gameontwikkel*, gry komputerowe, gier, herní*, jogos, spelutveckl*, dataspel*, esports',
  'Non-profit':
    'non-profit*, nonprofit*, ngo, ngos, charity, charities, foundation*, stiftung*, gemeinnützig*, verein, vereine, association*, ong, fundaci*, fondazion*, stichting*, fundacj*, organizacj* pozarządow*, neziskov*, nadac*, fundação, fundações, ideell*, stiftelse*',
  'Public sector':
    'municipalit*, city council*, town hall*, gemeinden, gemeindeverwaltung*, public sector, government*, municipal*, behörde*, kommune*, kommunen, öffentlicher dienst, öffentliche verwaltung, stadtverwaltung*, mairie*, collectivité*, secteur public, ayuntamiento*, administración pública, comuni, pubblica amministrazione, gemeente*, overheid*, urząd*, gmin*, sektor publiczny, úřad*, veřejn* správ*, câmara municipal, setor público, kommuner, myndighet*, offentlig*',
  Sports:
    'sport*, fitness*, gym, gyms, fitnessstudio*, deport*, gimnasio*, palestr*, sportschol*, siłown*, posilovn*, ginásio*, idrott*, outdoor*, bicycle*, fahrrad*, bike*, cycling, vélo*, rower*, kol, cykel*',
  Mobility:
    'mobility*, mobilität*, public transport, railway*, rail, bahn*, carsharing*, car sharing, mobilité, movilidad, mobilità, mobiliteit, mobilnoś*, mobilit*, ev charging, ladeinfrastruktur*, laadpal*, e-mobil*, elektromobil*, electromobil*',
  'Facility services':
    'facility management, facility services, cleaning*, gebäudereinig*, reinigung*, propreté, nettoyage*, limpieza*, pulizi*, schoonmaak*, sprzątan*, úklid*, limpeza*, städ*, städbolag*, gebäudetechnik*, haustechnik*, hvac, klimatechnik*, heizung*, sanitär*, plumb*, installateur*, ascensor*, aufzug*, security services, wachdienst*',
  Beauty:
    'kosmetick*, coiffeur*, peluquer*, parrucchier*, kapper*, fryzjer*, kadeřnic*, cabeleireir*, frisör*, hair salon*, beauty*, cosmetic*, kosmetik*, cosmétique*, cosmétic*, cosmetic*, bellezza, belleza, estétic*, schoonheid*, kosmety*, krás*, beleza, skönhet*, hautpflege*, skincare, friseur*, hairdress*, perfum*, parfum*',
  'Financial services':
    'vc, vcs, vc firm*, investor*, hedge fund*, fondsgesellschaft*, fonds d investissement, financial services, finanzdienstleist*, finanzberat*, finance companies, vermögensverwalt*, asset management, asset manager*, wealth management, investment*, venture capital, private equity, services financiers, gestion d actifs, servicios financieros, servizi finanziari, financiële diensten, financiële dienst*, usług* finansow*, finanční služby, finančn* služ*, serviços financeiros, finansiella tjänster, leasing*, factoring, crédito*, credit, kredit*',
} as const satisfies Record<string, string>;

export type Industry = keyof typeof INDUSTRIES;

/** A company of one may call itself the other: neither yes nor no. */
export const NEAR_INDUSTRIES: readonly (readonly [Industry, Industry])[] = [
  ['Fintech', 'Banking'],
  ['Fintech', 'Financial services'],
  ['Fintech', 'Software'],
  ['Fintech', 'Insurance'],
  ['Banking', 'Financial services'],
  ['Insurance', 'Financial services'],
  ['Software', 'IT services'],
  ['Software', 'Cybersecurity'],
  ['Software', 'Gaming'],
  ['Software', 'E-commerce'],
  ['IT services', 'Cybersecurity'],
  ['IT services', 'Consulting'],
  ['IT services', 'Telecom'],
  ['E-commerce', 'Retail'],
  ['Retail', 'Wholesale'],
  ['Wholesale', 'Logistics'],
  ['Logistics', 'Mobility'],
  ['Mechanical engineering', 'Manufacturing'],
  ['Mechanical engineering', 'Metalworking'],
  ['Mechanical engineering', 'Automotive'],
  ['Manufacturing', 'Metalworking'],
  ['Manufacturing', 'Automotive'],
  ['Manufacturing', 'Electronics'],
  ['Manufacturing', 'Chemicals'],
  ['Manufacturing', 'Furniture'],
  ['Manufacturing', 'Textile'],
  ['Manufacturing', 'Packaging'],
  ['Manufacturing', 'Food'],
  ['Manufacturing', 'Aerospace'],
  ['Manufacturing', 'Medical technology'],
  ['Automotive', 'Mobility'],
  ['Automotive', 'Retail'],
  ['Construction', 'Architecture'],
  ['Construction', 'Real estate'],
  ['Construction', 'Facility services'],
  ['Construction', 'Furniture'],
  ['Real estate', 'Facility services'],
  ['Healthcare', 'Medical technology'],
  ['Healthcare', 'Pharma'],
  ['Medical technology', 'Pharma'],
  ['Medical technology', 'Electronics'],
  ['Pharma', 'Chemicals'],
  ['Chemicals', 'Beauty'],
  ['Energy', 'Environment'],
  ['Agriculture', 'Food'],
  ['Food', 'Hospitality'],
  ['Food', 'Retail'],
  ['Hospitality', 'Tourism'],
  ['Media', 'Marketing'],
  ['Marketing', 'Consulting'],
  ['Consulting', 'Human resources'],
  ['Consulting', 'Accounting'],
  ['Legal', 'Accounting'],
  ['Education', 'Non-profit'],
  ['Non-profit', 'Public sector'],
  ['Textile', 'Retail'],
  ['Furniture', 'Retail'],
  ['Beauty', 'Retail'],
  ['Sports', 'Retail'],
  ['Packaging', 'Media'],
];
