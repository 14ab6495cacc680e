/** Countries whose names the browser's own tables give in ten languages, with the beginnings of what else they are called. */
export const COUNTRIES: Record<string, string> = {
  DE: 'german, germans, germany*, deutschland*, deutsche, deutschen, deutscher, deutsches, allemand*, aleman*, tedesc*, duits*, niemc*, niemieck*, německ*, alem*, tysk*',
  AT: 'austria*, österreich*, oesterreich*, autrich*, oostenrijk*, rakous*, austríac*, österrik*',
  CH: 'swiss, schweiz*, suisse*, suiz*, svizzer*, zwitser*, szwajcar*, švýcar*, suíç*, confoederatio helvetica',
  FR: 'french, france, französisch*, frankreich*, français*, franc*s, francés, frances*, francia, frankrijk*, frans, franse, francj*, francusk*, francouz*, francie, francês*, frankrik*, fransk*',
  ES: 'spanish, spain, spanisch*, spanien*, espagn*, español*, espan*, spagn*, spaans*, spanje, hiszpan*, španěl*, espanh*, spansk*',
  IT: 'italian*, italien*, italie*, itali*, włosk*, włoch*, włoszech, itálie, italsk*, itáli*',
  NL: 'dutch, netherlands, holland*, niederländ*, niederlande*, néerland*, pays bas, países bajos, holandes*, paesi bassi, oland*, nederland*, holendersk*, holand*, niderland*, nizozem*, países baixos, nederländ*',
  PL: 'polish, poland, polnisch*, polen, pologn*, polonais*, polac*, polonia, polsk*, polsce, pools, poolse, polaco*, polónia, polônia',
  CZ: 'czech republic, česk* republik*, tschechische republik, république tchèque, republika czeska, república checa, república tcheca, czech*, tschech*, tchéqu*, tchèqu*, república checa, chec*, repubblica ceca, ceca, ceco, tsjech*, czesk*, czech, czechach, česk*, tcheca, tjeck*, checo*',
  PT: 'portug*, portogh*, portogall*',
  SE: 'swedish, sweden, schwed*, suèd*, suédois*, suec*, svedes*, svezia, zweed*, zweden, szwec*, szwedz*, švéd*, suéc*, svensk*, sverige*',
  GB: 'british, britain, great britain, uk, u k, england, english companies, united kingdom, scotland, wales, britisch*, großbritannien, england*, vereinigtes königreich, royaume uni, britanni*, reino unido, regno unito, verenigd koninkrijk, brits*, wielk* bryt*, brytyj*, velk* brit*, britsk*, storbritannien, brittisk*',
  IE: 'republic of ireland, irish, ireland, irland*, irisch*, irlanda*, ierland*, irsko, irsk*, irländsk*',
  US: 'united states of america, usa, u s a, us, u s, united states, america*, american*, amerika*, états unis, estados unidos, stati uniti, verenigde staten, stan* zjednoczon*, spojen* stát*, förenta staterna',
  CA: 'canad*, kanad*',
  BE: 'belgi*, belgisch*, belg*, belgien*, bélgic*',
  LU: 'luxemb*, lussembur*, luksemb*, lucemb*',
  DK: 'danish, denmark, dänemark*, dänisch*, danemark, danois*, dinamar*, danimarc*, danes*, denemarken, deens*, dani*, duńsk*, dánsk*, danmark*, dansk*',
  NO: 'norw*, norweg*, norvèg*, norvég*, norueg*, noors*, noorwegen, nors*, norsk*, norge*',
  FI: 'finland*, finnish*, finnland*, finnisch*, finlande*, finlandes*, fins*, fińsk*, finsk*',
  SK: 'slovak*, slowak*, słowac*, slovaqu*, eslovac*, slovacch*, slovensko, slovenská*, slowakije',
  HU: 'hungar*, ungar*, hongr*, húngar*, ungher*, hongaar*, hongarije, węg*, maďar*',
  RO: 'romania*, rumän*, roumani*, rumani*, rumuni*, rumun*, roeme*, roménia',
  GR: 'greek*, greece, griech*, grèce, grecs, greci*, grecia, griek*, grecj*, greck*, řeck*, grek*',
  UA: 'ukrain*, ucran*, ukrajin*, ucraîn*, oekra*',
  TR: 'turkish, turkey, türk*, turqu*, turc*, turqui*, turk*, turcj*, tureck*',
  LT: 'lithuan*, litau*, lituan*, litew*, litev*, litouw*, litv*',
  LV: 'latvia*, lettland*, letton*, leton*, letton*, letland*, łotw*, lotyš*',
  EE: 'estonia*, estland*, estni*, eston*, estoń*',
  SI: 'sloveni*, slowen*, eslov*, słoweń*, slovin*',
  HR: 'croat*, kroat*, croac*, croaz*, chorwac*, chorvat*',
  RS: 'serbia*, serbien*, serbi*, srbsk*',
  BG: 'bulgar*, bułgar*, bulhar*',
  IN: 'india, indian, indien, inde, indisch*',
  CN: 'china, chinese, chine, cina, chiny, čín*',
  JP: 'japan*, japon*, giappon*',
  AU: 'australi*, austráli*, austrálie',
  BR: 'brazil*, brasil*, brésil*, brazyl*, brazíl*',
  MX: 'mexic*, mexiko*, messic*, meksyk*, méxic*',
  IL: 'israel*, israël*, izrael*',
  SG: 'singap*',
  AE: 'uae, united arab emirates, emirat*, dubai emirate',
  ZA: 'south africa*, südafrika*, afrique du sud, sudáfrica, sudafrica',
  LI: 'liechtenstein*',
  MT: 'malta, maltese',
  CY: 'cyprus, zypern, chypre, chipre, cipro, cypr*, kypr*',
  KR: 'korea, korean*, koreanisch*, coréen*, corea, coreano*',
  TW: 'taiwan*',
  HK: 'hong kong*',
  TH: 'thai*, thailänd*',
  VN: 'vietnam*',
  ID: 'indonesi*',
  MY: 'malaysia*',
  PH: 'philippin*, filipin*',
  NZ: 'new zealand*, neuseel*',
  SA: 'saudi*',
  QA: 'qatar*, katar',
  KW: 'kuwait*',
  BH: 'bahrain*',
  OM: 'omani',
  EG: 'egypt*, ägypt*',
  MA: 'morocc*, marokk*, maroc*, marruec*',
  NG: 'nigeria*',
  KE: 'kenya*, kenia*',
  AR: 'argentin*',
  CL: 'chilean*',
  CO: 'colombia*, kolumbi*',
  PE: 'peruvian*, peruan*',
  UY: 'uruguay*',
  BA: 'bosnia*, bosnisch*',
  MK: 'north macedonia, nordmazedonien',
  AL: 'albania*, albanisch*',
  ME: 'montenegr*',
  IS: 'iceland*, island, islande, islandia, ijsland*',
};

/** More than one country, or a part of one: what belongs to it by key. */
export const AREAS: Record<string, { names: string; holds: string }> = {
  DACH: {
    names: 'dach, d a ch, dach region, german speaking, deutschsprachig*, deutschsprachiger raum, germanophone*',
    holds: 'DE AT CH LI',
  },
  Benelux: { names: 'benelux*', holds: 'BE NL LU' },
  Scandinavia: {
    names: 'scandinavia*, skandinavien*, scandinavi*, skandynawi*, skandináv*, escandin*',
    holds: 'SE DK NO',
  },
  Nordics: {
    names: 'nordic*, nordics, norden, nordisch*, pays nordiques, países nórdicos, paesi nordici, nordisk*',
    holds: 'SE DK NO FI IS',
  },
  Iberia: { names: 'iberia*, iberisch*, ibérique*, ibéric*', holds: 'ES PT' },
  Baltics: { names: 'baltic*, baltics, baltikum, pays baltes, países bálticos', holds: 'EE LV LT' },
  'Central Europe': {
    names:
      'central europe*, mitteleuropa*, europe centrale, europa central, europa środkow*, střední evrop*, mellaneuropa*',
    holds: 'DE AT CH PL CZ SK HU SI LI',
  },
  'Eastern Europe': {
    names:
      'eastern europe*, cee, osteuropa*, europe de l est, europa oriental, europa dell est, oost europa, europa wschodn*, europ* wschodn*, východní evrop*, östeuropa*',
    holds: 'PL CZ SK HU RO BG UA LT LV EE SI HR RS',
  },
  'European Union': {
    names:
      'eu, e u, european union, europäische union, union européenne, unión europea, unione europea, europese unie, unia europejska, unii europejskiej, evropská unie, união europeia',
    holds: 'DE AT FR ES IT NL PL CZ PT SE IE BE LU DK FI SK HU RO GR LT LV EE SI HR BG MT CY',
  },
  Europe: {
    names: 'europe, european*, europa*, europä*, europé*, evrop*, europej*',
    holds: 'DE AT CH FR ES IT NL PL CZ PT SE GB IE BE LU DK NO FI SK HU RO GR UA LT LV EE SI HR RS BG LI MT CY IS',
  },
  'Western Europe': {
    names:
      'western europe*, westeuropa*, europe de l ouest, europa occidental*, west europa, europ* zachodni*, západní evrop*, västeuropa*',
    holds: 'DE AT CH FR BE NL LU IE GB LI',
  },
  'Southern Europe': {
    names:
      'southern europe*, südeuropa*, europe du sud, europa del sur, europa meridionale, sud europa, zuid europa, europ* południow*, jižní evrop*, europa do sul, sydeuropa*, mediterranean*, mittelmeerraum*',
    holds: 'ES PT IT GR MT CY HR SI',
  },
  'Northern Europe': {
    names:
      'northern europe*, nordeuropa*, europe du nord, europa del norte, nord europa, noord europa, europ* północn*, severní evrop*, europa do norte',
    holds: 'SE DK NO FI IS EE LV LT',
  },
  Balkans: { names: 'balkan*, balcan*', holds: 'RO BG GR HR RS SI BA MK AL ME' },
  'Visegrád countries': { names: 'visegrád*, v4', holds: 'PL CZ SK HU' },
  'Middle East': {
    names:
      'middle east*, mena, naher osten, nahen osten, moyen orient, oriente medio, medio oriente, midden oosten, blisk* wsch*, blízk* východ*, médio oriente, mellanöstern, gulf states, gcc',
    holds: 'AE SA QA KW BH OM IL TR EG',
  },
  Asia: { names: 'asia*, asien*, asie, azië, azj*, asii, ásia', holds: 'IN CN JP SG KR TW HK TH VN ID MY PH' },
  APAC: {
    names: 'apac, asia pacific, asien pazifik, asie pacifique',
    holds: 'IN CN JP SG KR TW HK TH VN ID MY PH AU NZ',
  },
  'Latin America': {
    names:
      'latin america*, latam, lateinamerika*, amérique latine, latinoamérica, américa latina, latinoamerica, latijns amerika, ameryk* łacińsk*, latinsk* amerik*, latinamerika*, south america*, südamerika*, sudamérica',
    holds: 'MX BR AR CL CO PE UY',
  },
  EMEA: {
    names: 'emea',
    holds:
      'DE AT CH FR ES IT NL PL CZ PT SE GB IE BE LU DK NO FI SK HU RO GR UA LT LV EE SI HR RS BG LI MT CY IS BA MK AL ME AE SA QA KW BH OM IL TR EG ZA NG KE MA',
  },
  'North America': {
    names:
      'north america*, nordamerika*, amérique du nord, norteamérica, nordamerica, noord amerika, ameryk* północn*, severní amerik*',
    holds: 'US CA',
  },
};

/** Regions and cities by country: `Region (other names): City (other names); City`. */
export const REGIONS: Record<string, string> = {
  DE: `Berlin: Berlin (berlín*, berlim, berlijn, berlino, berlinie, berlína, berlíně, berliner*)
Hamburg: Hamburg (hamburgo, amburgo, hambourg, hamburger*, hamburk*, hamburgu)
Bremen: Bremen (brême, brema); Bremerhaven
Bavaria (bayern, bayerisch*, bavière, baviera, beieren, bawari*, bavorsk*): Munich (münchen*, muenchen, münchner*, monaco di baviera, múnich, munique, monachium, mnichov*); Nuremberg (nürnberg*, nuernberg, norymberg*, norimberk*, nuremberga); Augsburg (augsburger); Regensburg; Ingolstadt; Würzburg (wuerzburg); Erlangen; Fürth (fuerth); Bamberg; Bayreuth; Passau; Landshut; Rosenheim; Kempten; Aschaffenburg
Baden-Württemberg (baden württemberg, bade wurtemberg): Stuttgart (stuttgarter*, stoccarda, estugarda); Karlsruhe (karlsruher); Mannheim; Heidelberg; Freiburg (freiburg im breisgau, fribourg en brisgau); Ulm; Heilbronn; Pforzheim; Reutlingen; Tübingen (tuebingen); Konstanz; Esslingen; Ludwigsburg
North Rhine-Westphalia (nordrhein westfalen, nrw, rhénanie du nord westphalie): Cologne (köln*, koeln, kölner*, colonia, keulen, kolonia, kolonii, kolín nad rýnem); Düsseldorf (duesseldorf, düsseldorfer); Dortmund; Essen; Duisburg; Bochum; Wuppertal; Bielefeld; Bonn; Münster (muenster); Aachen (aix la chapelle); Mönchengladbach; Gelsenkirchen; Krefeld; Oberhausen; Hagen; Paderborn; Siegen; Solingen; Leverkusen; Gütersloh
Hesse (hessen, hessisch*): Frankfurt (frankfurt am main, frankfurter*, francfort*, francoforte, frankfurt nad mohanem, frankfurcie); Wiesbaden; Kassel; Darmstadt; Offenbach; Gießen (giessen); Marburg; Fulda
Saxony (saxon*, sachsen, sächsisch*, saxe, sajonia, sassonia, saksen, saksoni*, sask*): Leipzig (lipsia, lipsk*, leipziger); Dresden (dresde, dresda, drezno, dreźnie, drážďan*, dresdner); Chemnitz; Zwickau; Görlitz
Lower Saxony (niedersachsen): Hanover (hannover*, hanovre); Braunschweig (brunswick); Oldenburg; Osnabrück (osnabrueck); Wolfsburg; Göttingen (goettingen); Hildesheim; Lüneburg
Brandenburg (brandebourg, brandenburgo): Potsdam; Cottbus; Frankfurt (Oder) (frankfurt oder)
Thuringia (thüringen): Erfurt; Jena; Weimar; Gera
Saxony-Anhalt (sachsen anhalt): Magdeburg; Halle (halle saale); Dessau
Rhineland-Palatinate (rheinland pfalz): Mainz (mayence, maguncia, magonza); Koblenz; Trier; Ludwigshafen; Kaiserslautern
Saarland: Saarbrücken (saarbruecken)
Schleswig-Holstein: Kiel; Lübeck (luebeck); Flensburg
Mecklenburg-Vorpommern (mecklenburg): Rostock; Schwerin; Greifswald; Stralsund`,
  AT: `Vienna area (großraum wien): Vienna (wien, wiener, vienne, viena, wenen, wiedeń, wiedniu, vídeň, vídni)
Upper Austria (oberösterreich): Linz; Wels; Steyr
Styria (steirisch*, steiermark, styrie): Graz; Leoben
Salzburg area (salzburger land): Salzburg (salzbourg, salzburgo)
Tyrol (tirol, tyrolsko): Innsbruck; Kufstein
Carinthia (kärnten): Klagenfurt; Villach
Vorarlberg: Bregenz; Dornbirn
Lower Austria (niederösterreich): St. Pölten (sankt pölten)
Burgenland: Eisenstadt`,
  CH: `German-speaking Switzerland (deutschschweiz): Zurich (zürich*, zuerich, zürcher*, zúrich, zurigo, zurych*, curych*, zurique); Basel (bâle, basilea, bazylea, basilej, basler); Bern (berne, berna, berner); Winterthur; Lucerne (luzern); St. Gallen (sankt gallen); Zug
Romandy (romandie, westschweiz, suisse romande): Geneva (genève, genf, genfer, ginebra, ginevra, genewa, ženeva, genebra); Lausanne; Neuchâtel (neuenburg); Fribourg
Ticino (tessin): Lugano; Bellinzona
Valais (wallis): Sion; Brig
Aargau (argovie): Aarau; Baden AG
Graubünden (grisons, grigioni): Chur; Davos`,
  FR: `Île-de-France (ile de france, région parisienne, paris area): Paris (parisien*, parisian*, pariser, parigi, parís, paryż*, paříž*, parijs); Boulogne-Billancourt; Versailles; Nanterre
Auvergne-Rhône-Alpes (rhône alpes): Lyon (lione, lyoner); Grenoble; Saint-Étienne; Annecy; Clermont-Ferrand; Villeurbanne
Provence-Alpes-Côte d'Azur (paca, côte d azur): Marseille (marseillais*, marsella, marsiglia, marsylia, marselha, marseilles); Nice (nizza, niza, nicea); Toulon; Aix-en-Provence; Cannes; Sophia Antipolis
Occitanie (occitania): Toulouse (toulousain*, tolosa, tuluza); Montpellier; Nîmes; Perpignan
Nouvelle-Aquitaine (aquitaine): Bordeaux (bordelais*, burdeos, bordéus); Limoges; Poitiers; La Rochelle; Pau
Hauts-de-France: Lille (lillois*, rijsel, lilla); Amiens; Roubaix; Dunkerque (dunkirk)
Grand Est (alsacien*, alsace, elsass): Strasbourg (straßburg, strassburg, estrasburgo, strasburgo, straatsburg); Reims; Metz; Nancy; Mulhouse
Pays de la Loire: Nantes (nantais*); Angers; Le Mans
Brittany (breton*, bretagne, bretaña): Rennes (rennais*); Brest; Vannes
Normandy (normand*, normandie): Rouen; Caen; Le Havre
Bourgogne-Franche-Comté (burgund, burgundy): Dijon; Besançon
Centre-Val de Loire: Orléans; Tours
Corsica (corse, korsika, córcega): Ajaccio; Bastia`,
  ES: `Community of Madrid (comunidad de madrid): Madrid (madrileñ*, madryt*, madridu); Alcalá de Henares; Getafe
Catalonia (catalán*, catalan*, català*, cataluña, catalunya, katalonien, catalogne, catalogna, katalon*): Barcelona (barcelone, barcellona, barceloně, barcelonie); Girona; Tarragona; Sabadell; Terrassa; Lleida
Valencian Community (comunidad valenciana): Valencia (valence, valència, walencja, walencji, valencii); Alicante; Castellón; Elche
Andalusia (andaluz*, andaluc*, andalous*, andalucía, andalusien, andaluzja): Seville (sevilla, séville, siviglia, sewilla, sevilha); Málaga; Granada; Córdoba; Cádiz; Almería
Basque Country (vasco*, vasca*, basque*, país vasco, euskadi, baskenland, pays basque): Bilbao; San Sebastián (donostia); Vitoria (vitoria gasteiz)
Galicia (galleg*, galicisch*): Vigo; A Coruña (la coruña); Santiago de Compostela
Aragon (aragón): Zaragoza (saragossa, saragosse, saragozza)
Murcia: Murcia; Cartagena
Castile and León (castilla y león): Valladolid; Salamanca; Burgos; León
Asturias: Oviedo; Gijón
Navarre (navarra): Pamplona
Balearic Islands (baleares, balearen, illes balears): Palma (palma de mallorca)
Canary Islands (canarias, kanaren): Las Palmas; Santa Cruz de Tenerife
Cantabria: Santander
La Rioja (rioja, riojan*): Logroño
Extremadura (extremeñ*): Badajoz; Cáceres; Mérida
Castilla-La Mancha (castilla la mancha): Toledo; Albacete; Ciudad Real; Guadalajara (guadalajara españa)`,
  IT: `Lombardy (lombard*, lombardia, lombardei, lombardie): Milan (milano, mailand, milán, milaan, mediolan*, milán, milão); Bergamo; Brescia; Monza; Como; Varese; Pavia; Cremona; Mantua (mantova)
Lazio (latium): Rome (roma, rom, rzym*, řím*)
Piedmont (piemontes*, piemonte, piemont): Turin (torino, turín, turijn, turyn*, turim); Novara; Cuneo
Campania: Naples (napoletan*, napoli, neapel, nápoles, napels, neapol*); Salerno
Emilia-Romagna (emilian*, romagnol*): Bologna (bolonia, bologne, bolonha, boloni*); Modena; Parma; Reggio Emilia; Rimini; Ravenna; Ferrara
Tuscany (toscana, toskana, toscane): Florence (fiorentin*, firenze, florenz, florencia, florencja, florencie); Pisa; Prato; Siena; Livorno; Lucca
Veneto (venetien, vénétie): Venice (venezia, venedig, venise, venecia, wenecja, benátky, veneza); Verona; Padua (padova); Vicenza; Treviso
Liguria (ligur*, ligurien): Genoa (genova, genua, gênes, génova)
Apulia (puglies*, puglia, apulien): Bari; Lecce; Taranto
Sicily (sicilian*, sicilia, sizilien, sicile): Palermo; Catania
Friuli-Venezia Giulia (friuli): Trieste (triest); Udine
Trentino-South Tyrol (südtirol, alto adige, trentino): Trento (trient); Bolzano (bozen)
Sardinia (sard*, sardegna, sardinien): Cagliari
Marche: Ancona
Umbria (umbrien): Perugia
Abruzzo (abruzzen, abruzzes): Pescara; L'Aquila
Calabria (kalabrien, calabre): Reggio Calabria; Catanzaro; Cosenza
Basilicata: Potenza; Matera
Molise: Campobasso
Aosta Valley (valle d aosta, vallée d aoste, aostatal): Aosta`,
  NL: `North Holland (noord holland): Amsterdam (amsterdamer, amsterdamse, amsterdão, amsterdamie); Haarlem; Hilversum; Alkmaar; Zaandam
South Holland (zuid holland): Rotterdam (roterdão, rotterdamie, rotterdamu); The Hague (den haag, la haye, la haya, l aia, haga, haag, s gravenhage); Leiden; Delft; Dordrecht
Utrecht province (provincie utrecht): Utrecht (utrecht*); Amersfoort
North Brabant (noord brabant, brabant): Eindhoven (eindhovenu); Tilburg; Breda; Den Bosch (s hertogenbosch)
Gelderland: Arnhem; Nijmegen; Apeldoorn
Groningen province: Groningen
Overijssel: Enschede; Zwolle; Deventer
Limburg: Maastricht; Venlo
Friesland: Leeuwarden
Flevoland: Almere
Zeeland: Middelburg; Vlissingen; Goes
Drenthe: Assen; Emmen`,
  PL: `Masovia (mazowsze, mazowiecki*, masowien): Warsaw (warszaw*, warschau*, varsovie, varsovia, varsavia, varšav*, varsóvia); Radom; Płock
Lesser Poland (małopolsk*, kleinpolen): Kraków (krakow*, cracow, krakau, cracovie, cracovia, krakov*, cracóvia); Tarnów
Lower Silesia (dolny śląsk, dolnośląsk*, niederschlesien): Wrocław (wrocław*, breslau, vratislav*, breslavia); Legnica; Wałbrzych
Greater Poland (wielkopolsk*, großpolen): Poznań (poznan*, posen, poznań*); Kalisz
Pomerania (pomorz*, pomorsk*, pommern): Gdańsk (gdańsk*, danzig, danzica, gdaňsk*, dantzig); Gdynia (gdyni*); Sopot
Silesia (śląsk*, schlesien, silésie, slezsk*): Katowice (katowic*, kattowitz); Gliwice (gliwic*); Częstochowa (częstochow*); Bielsko-Biała; Zabrze; Bytom; Sosnowiec
Łódź Voivodeship (województwo łódzkie): Łódź (łodzi, lodsch)
West Pomerania (zachodniopomorsk*): Szczecin (szczecin*, stettin, štětín*)
Lublin Voivodeship (lubelski*): Lublin (lublini*)
Podlasie: Białystok (białymstok*)
Kuyavia-Pomerania (kujawsko pomorsk*): Bydgoszcz (bydgoszcz*, bromberg); Toruń (toruni*)
Subcarpathia (podkarpac*): Rzeszów (rzeszow*)
Holy Cross (świętokrzysk*): Kielce (kielc*)
Warmia-Masuria (warmińsko mazursk*): Olsztyn (olsztyn*)
Opole Voivodeship: Opole (opol*)
Lubusz (lubusk*, lebuser land): Zielona Góra (zielon* gór*); Gorzów Wielkopolski (gorzow*)`,
  CZ: `Prague region (praha a okolí): Prague (praha*, praze, prahy, prag, praag, praga*, pradze, pražsk*)
South Moravia (jižní morava, jihomoravsk*, südmähren): Brno (brně, brna, brünn, bruenn, brněnsk*)
Moravia-Silesia (moravskoslezsk*): Ostrava (ostravě, ostravy, ostrau); Opava
Plzeň region (plzeňský kraj): Plzeň (plzni, plzně, pilsen, pilsn*)
Liberec region (liberecký kraj): Liberec (liberci)
Olomouc region (olomoucký kraj): Olomouc (olomouci)
South Bohemia (jižní čechy, jihočesk*): České Budějovice (českých budějovicích, budweis)
Hradec Králové region: Hradec Králové (hradci králové)
Pardubice region: Pardubice (pardubicích)
Zlín region (zlínský kraj): Zlín (zlíně)
Ústí region: Ústí nad Labem (ústí)
Moravia (morava, moravě, mähren, moravsk*): Jihlava
Karlovy Vary region (karlovarsk*): Karlovy Vary (karlových var*, karlovým var*, karlsbad, carlsbad, karlovarsk*); Cheb
Vysočina (vysočin*): Třebíč; Havlíčkův Brod
Central Bohemia (střední čechy, středočesk*, mittelböhmen): Kladno; Mladá Boleslav (mladé boleslavi)`,
  PT: `Lisbon area (área metropolitana de lisboa): Lisbon (lisboet*, lisbonens*, lisboa*, lissabon*, lisbonne, lisbona, lizbon*, lisabon*); Sintra; Cascais; Almada; Oeiras
Norte (norte de portugal): Porto (portuens*, oporto, do porto, no porto); Braga; Guimarães; Aveiro; Vila Nova de Gaia; Matosinhos
Centro: Coimbra; Leiria; Viseu
Algarve: Faro; Portimão
Madeira: Funchal
Alentejo: Évora; Setúbal
Minho: Viana do Castelo; Barcelos
Azores (açores, azoren): Ponta Delgada
Ribatejo: Santarém
Beira Interior: Castelo Branco; Covilhã; Guarda`,
  SE: `Stockholm County (stockholms län): Stockholm (stockholms, estocolmo, stoccolma, sztokholm*, stockholmu); Solna; Södertälje
Västra Götaland (westschweden, west sweden): Gothenburg (göteborg*, goteborg, gotemburgo, göteborgs); Borås; Trollhättan
Skåne (scania, schonen): Malmö (malmo, malmø); Lund; Helsingborg
Uppsala County: Uppsala
Östergötland: Linköping; Norrköping
Västmanland: Västerås
Örebro County: Örebro
Jönköping County: Jönköping
Västerbotten: Umeå; Skellefteå
Norrbotten: Luleå
Dalarna (dalarnas, dalekarlien): Falun; Borlänge
Småland (smaland, smålands): Växjö; Kalmar; Västervik
Värmland: Karlstad
Halland: Halmstad; Varberg
Gävleborg (hälsingland, gästrikland): Gävle; Hudiksvall
Jämtland: Östersund
Västernorrland: Sundsvall; Örnsköldsvik
Södermanland (sörmland): Eskilstuna; Nyköping
Blekinge: Karlskrona
Gotland: Visby`,
  GB: `Greater London: London (londoner*, londonien*, londres, londra, londen, londyn*, londýn*)
North West England: Manchester; Liverpool; Chester
West Midlands: Birmingham; Coventry; Wolverhampton
Yorkshire: Leeds; Sheffield; Bradford; York; Hull
South East England: Brighton; Oxford; Reading; Southampton; Portsmouth; Milton Keynes; Guildford
South West England: Bristol; Bath; Exeter; Plymouth; Bournemouth
East of England: Cambridge; Norwich; Ipswich
North East England: Newcastle (newcastle upon tyne); Sunderland
East Midlands: Nottingham; Leicester; Derby
Scotland (scottish, schottisch*, écossais*, schottland, écosse, escocia, scozia, schotland, szkocj*, skotsk*): Edinburgh (édimbourg, edimburgo, edynburg*); Glasgow; Aberdeen; Dundee
Wales (welsh, gales, galles): Cardiff; Swansea
Northern Ireland (nordirland): Belfast`,
  IE: `Leinster: Dublin (dublín, dublino, dublini*, dublinu)
Munster: Cork; Limerick
Connacht: Galway`,
  BE: `Brussels region (région bruxelloise): Brussels (bruxelles, brüssel*, brussel, bruselas, bruksel*, brusel*, bruxelas)
Flanders (vlaams*, flamand*, flämisch*, flemish, vlaanderen, flandern, flandre*): Antwerp (antwerpen, anvers, amberes, anversa); Ghent (gent, gand, gante); Bruges (brugge, brujas); Leuven (louvain); Mechelen; Kortrijk; Hasselt
Wallonia (waals*, wallon*, wallonisch*, wallonie, wallonien, valonia): Liège (lüttich, luik, lieja); Namur; Charleroi; Mons`,
  LU: 'Luxembourg: Luxembourg City (ville de luxembourg)',
  DK: 'Denmark: Copenhagen (københavn, kopenhagen, copenhague, copenaghen, kopenhag*, kodaň, kodani, köpenhamn); Aarhus (århus); Odense; Aalborg',
  NO: 'Norway: Oslo; Bergen; Trondheim; Stavanger',
  FI: 'Finland: Helsinki (helsingfors); Tampere; Turku; Espoo; Oulu',
  SK: 'Slovakia: Bratislava (pressburg, bratysław*, bratislavě); Košice',
  HU: 'Hungary: Budapest (budapeszt*, budapešť*, budapeste); Debrecen; Szeged',
  RO: 'Romania: Bucharest (bucurești, bukarest, bucarest*, bukareszt*, bukurešt*); Cluj-Napoca (cluj); Timișoara; Iași',
  GR: 'Greece: Athens (athen, athènes, atenas, atene, athene, ateny, atény); Thessaloniki',
  UA: 'Ukraine: Kyiv (kiew, kiev, kijów, kyjev); Lviv (lwów, lemberg, lvov)',
  TR: 'Turkey: Istanbul (estambul, stambuł*); Ankara; Izmir',
  LT: 'Lithuania: Vilnius (wilno, vilna); Kaunas',
  LV: 'Latvia: Riga (ryga, rydze)',
  EE: 'Estonia: Tallinn (tallin*); Tartu',
  SI: 'Slovenia: Ljubljana (laibach, lublana, lubiana); Maribor',
  HR: 'Croatia: Zagreb (zagrzeb, záhřeb); Split; Rijeka',
  RS: 'Serbia: Belgrade (beograd, belgrad*, bělehrad); Novi Sad',
  BG: 'Bulgaria: Sofia (sofija, sofii); Plovdiv; Varna',
  US: `California (kalifornien, californie, kaliforni*): San Francisco; Los Angeles; San Diego; San Jose; Palo Alto; Oakland
New York State: New York (nueva york, nowy jork, nova iorque, new york city, nyc); Buffalo
Massachusetts: Boston
Texas (texan*): Austin; Dallas; Houston; San Antonio
Illinois: Chicago
Washington: Seattle
Colorado: Denver; Boulder
Florida: Miami; Tampa; Orlando
Georgia (georgia usa): Atlanta
Pennsylvania: Philadelphia; Pittsburgh
District of Columbia: Washington DC (washington d c)
Oregon: Portland
Arizona: Phoenix
Minnesota: Minneapolis
Michigan: Detroit
New Jersey: Newark; Princeton
Ohio: Columbus; Cleveland; Cincinnati
North Carolina: Raleigh
South Carolina: Charleston
Virginia: Richmond; Arlington
Maryland: Baltimore
Tennessee: Nashville; Memphis
Indiana: Indianapolis
Missouri: St. Louis; Kansas City
Wisconsin: Milwaukee
Utah: Salt Lake City; Provo
Nevada: Las Vegas
Connecticut: Hartford; Stamford
Louisiana: New Orleans
Kentucky: Louisville
Oklahoma: Tulsa; Oklahoma City
Iowa: Des Moines
Kansas: Wichita
Nebraska: Omaha
New Mexico: Albuquerque
Alabama: Huntsville
New Hampshire: Manchester (New Hampshire)
Idaho: Boise
Hawaii: Honolulu
Delaware: Wilmington
Vermont: Burlington
Montana: Billings
Wyoming: Cheyenne
Alaska: Anchorage
Arkansas: Little Rock
North Dakota: Fargo
South Dakota: Sioux Falls
West Virginia: Morgantown`,
  CA: 'Ontario: Toronto; Ottawa; Waterloo\nQuebec (québec): Montreal (montréal)\nBritish Columbia: Vancouver\nAlberta: Calgary; Edmonton',
  IN: 'Karnataka: Bangalore (bengaluru)\nMaharashtra: Mumbai; Pune\nDelhi: New Delhi\nTelangana: Hyderabad\nTamil Nadu: Chennai',
  BR: 'São Paulo State: São Paulo (sao paulo, paulistan*, paulista*); Campinas\nRio: Rio de Janeiro (carioca*)',
  MX: 'Mexico: Mexico City (ciudad de méxico, cdmx); Monterrey; Guadalajara',
  AU: 'New South Wales: Sydney\nVictoria: Melbourne\nQueensland: Brisbane',
  IL: 'Israel: Tel Aviv; Jerusalem; Haifa',
  AE: 'Emirates: Dubai; Abu Dhabi',
  SG: 'Singapore: Singapore City',
};

/** Words that are a place's name and much else: a place only behind "in" or as the whole of a field. */
export const AMBIGUOUS =
  /^(?:sard\w*|breton\w*|normand\w*|ligur\w*|lombard\w*|burlington|minho|guarda|goes|sion|drenthe|maine|delaware|goes|baden|nice|bath|reading|hull|york|split|cork|mons|essen|hagen|halle|tours|pau|león|leon|burgos|como|prato|zug|faro|centro|marche|norte|chester|derby|phoenix|mobile|us|in|rom|haga|opol\w*|limburg|victoria|georgia|most|franse|frans|danish|island|breda|trier|siegen|fulda|roma|haag|gante|wels|vienne|saxe|colonia|valence|reality|deventer|delft|lund|boulder|sofia|vitoria|kol|chec\w*|brest|metz|nancy|angers|rio|washington|dani\w*|fins\w*|eslov\w*|itali\w*|alem\w*|holand\w*|dach|bari|cadiz|varna|galicia|murcia|waterloo|split|eu|prag\w*)$/u;
