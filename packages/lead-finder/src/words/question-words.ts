const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Begin a clause that says more of a company: "that sell to banks". */
export const RELATIVE = set(
  `that which who whose where with without welche welcher welches deren mit ohne qui que dont avec sans quienes cuyos cuyas con sin che cui senza
  met zonder ktore ktorzy ktory ktora ze bez kteri ktere ktera ktery jez jejichz bez s se com sem cujas cujos som med utan vars`,
);
/** Begin such a clause and say what it is about. */
export const PARTICIPLES = set('using selling hiring looking having offering serving supplying exporting certified');
/** Only after a comma: articles elsewhere. */
export const RELATIVE_AFTER_COMMA = set('die der das dat wat and und et y e en i a och');

/** What a company is called where nothing is said of it. */
export const COMPANY_WORD =
  /^(?:compan(?:y|ies)|firms?|business(?:es)?|startups?|start|ups?|scale|scaleups?|organi[sz]ations?|enterprises?|vendors?|providers?|suppliers?|unternehmen\w*|firma|firmen|betriebe?n?|konzerne?|anbieter\w*|entreprises?|societes?|empresas?|companias?|negocios?|aziend[ae]|impres[ae]|ditte|societa|bedrij(?:f|ven)|ondernemingen|firm|firmy|firmach|przedsiebiorst\w*|spolk\w*|spolecnost\w*|firmach|podnik\w*|foretag\w*|bolag\w*|sector|branche|branch|branza|branzy|sektor\w*|industry|industries|space|market|business)$/u;
/** Says nothing of a company. Others of the words above name a kind of them: "startups". */
export const GENERIC_COMPANY =
  /^(?:compan(?:y|ies)|firms?|business(?:es)?|organi[sz]ations?|unternehmen\w*|firm\w*|betriebe?n?|entreprises?|societes?|empresas?|companias?|negocios?|aziend[ae]|impres[ae]|ditte|societa|bedrij(?:f|ven)|ondernemingen|przedsiebiorst\w*|spolk\w*|spolecnost\w*|podnik\w*|foretag\w*|bolag\w*|sector|branche|branch|branza|branzy|sektor\w*|industry|industries|space|market)$/u;
/** The end of a word that holds a trade and a company. */
export const COMPANY_COMPOUND =
  /(?:s|en|er)?(?:unternehmen|firma|firmen|branche|betriebe?n?|hersteller\w{0,2}|betreiber\w{0,2}|handler\w{0,2}|anbieter\w{0,2}|dienstleister\w{0,2}|agentur(?:en)?|kanzlei(?:en)?|konzerne?|bedrij(?:f|ven)|bureaus?|kantor?en|kantoor|winkels?|zaken|fabriek(?:en)?|foretag\w{0,2}|bolag\w{0,2}|byra(?:er)?|fabrik(?:er|en)?|kedjor?|startups?|sektor|industrie|industri)$/u;
/** Words for companies that say nothing beside the trade: "gaming studios", "cabinets d'avocats". */
export const BESIDE_TRADE =
  /^(?:factor(?:y|ies)|plants?|mills?|fabriken?|usines?|fabricas?|fabbric\w*|fabriek\w*|fabryk\w*|tovar\w*|fabriker|salon\w*|studios?|makers?|builders|producers?|manufacturers?|sellers?|traders?|dealers?|dealerships?|operators?|installers?|brands?|chains?|groups?|houses?|shops?|stores?|practices?|offices?|institutions?|agenc(?:y|ies)|players?|labels?|boutiques?|services|solutions|haus|hauser|hersteller\w*|dienstleister\w*|betreiber\w*|handler\w*|verarbeiter\w*|bauer|gruppen?|praxen|buros?|kanzleien|einrichtungen|marken|ketten|fabricants?|cabinets?|groupes?|maisons?|acteurs?|prestataires?|fournisseurs?|marques?|enseignes?|etablissements?|grupos?|despachos?|fabricantes?|proveedores|marcas?|cadenas|operadores|centros|gruppi|studi|produttori|fornitori|operatori|marchi|strutture|bureaus?|instellingen|zaken|winkels|kantoren|leveranciers|makers|merken|ketens|biur\w*|zaklad\w*|grup\w*|dostawc\w*|sklep\w*|marek|marki|skupin\w*|zavod\w*|dodavatel\w*|kancelar\w*|lojas|fornecedores|prestadores|redes|byra|byraer|kontor|koncerner|grupper|leverantorer|butiker|kedjor|varumarken|verksamheter)$/u;
/** Behind what the company does, not before it as in French or Polish. */
export const COMPANY_BEHIND =
  /^(?:compan(?:y|ies)|firms|business(?:es)?|startups?|start|scaleups?|organi[sz]ations?|enterprises?|vendors?|providers?|suppliers?|unternehmen\w*|firmen|betriebe?n?|konzerne?|anbieter\w*|bedrij(?:f|ven)|ondernemingen|firem|spolecnost\w*|podnik\w*|foretag\w*|bolag\w*|sector|branche|industry|industries)$/u;
export const COMPANY_END =
  /(?:unternehmen|firma|firmen|branche|industrie|betrieb|betriebe|foretag|bolag|bedrijf|bedrijven|startups?|sektor)$/u;

/** Words that ask, join or say nothing a company could be held to. */
export const STOP_WORDS = set(
  `a an the of for in at on to from by and or as is are be was were who whom whose that which with all any some every each me my us our your their they them we i you it its this these those find show
  give get list search look looking need want would like please people person persons contact contacts lead leads prospects email emails mail mails address addresses names decision maker makers decisionmakers
  company companies firm firms business businesses startup startups start up ups organisation organisations organization organizations working work works based located situated headquartered seat seated office offices hq near around within region area city country
  not only also already currently have has having do does there here about into over than more most other others one ones can could should who's industry sector space field market kind type
  der die das den dem des ein eine einen einem einer und oder in im an am auf aus bei von vom zu zum zur fur mit nach uber als ist sind wird werden suche suchen sucht finde finden zeige gib mir uns alle alles bitte brauche mochte ich wir sie kontakte kontakt
  leads personen person leute ansprechpartner adressen unternehmen firma firmen betriebe betrieb startups sitz ansassig ansassige sitzen region raum gegend stadt land haben hat welche welcher wo wer branche bereich sektor rund um nahe umgebung dort auch schon bereits nicht nur
  le la les l un une des du de d et ou dans en a au aux pour par sur avec qui que dont est sont cherche cherchons chercher trouve trouvez trouver donne je nous vous tous toutes contacts entreprise entreprises societe societes basee basees base bases situees situes siege region ville pays secteur autour pres ayant
  el los las un una unos unas y o en de del al para por con que quien es son busco buscar buscamos encuentra encontrar quiero necesito contactos empresa empresas con sede ubicadas ubicados region zona ciudad pais sector cerca tienen
  il lo gli i uno una e o in nel nella nelle nei di del della dei delle degli da per con su che chi sono cerco cercare cerchiamo trova trovare contatti azienda aziende imprese impresa sede situate regione zona citta paese settore vicino hanno
  het een de en of in op te bij van voor met aan uit die dat wie is zijn zoek zoeken vind vinden ik wij we alle contacten bedrijf bedrijven gevestigd regio omgeving stad land sector branche rond hebben
  i oraz lub w we na z ze do dla od przy o u po to jest sa szukam szukamy znajdz wszystkich wszystkie kontakty firma firmy firm firmach spolki siedziba region okolice miasto kraj branza branzy sektor sektora maja majace
  a nebo v ve na z ze do pro od u po k s se o je jsou hledam hledame najdi vsechny vsech kontakty firma firmy firem firmach spolecnost spolecnosti sidlem sidlo region okoli mesto zeme obor oboru odvetvi maji
  o os as um uma uns umas e ou em no na nos nas de do da dos das para por com que quem sao esta estao procuro procurar encontrar encontre contactos contatos empresa empresas sediadas sede regiao zona cidade pais setor sector perto tem
  en ett den det de och eller i pa av for med till fran som vid ar soker sok hitta alla kontakter foretag foretagen bolag bolagen baserade sate region omradet stad land bransch branschen nara har
  chez presso sich sig
  talk speak reach meet connect target ideally preferably bevorzugt idealerweise idealement preferiblemente idealmente idealnie nejlepe helst but aber mais pero ma maar ale men
  mensen lide lidi osoby osob personer personnes persone pessoas personas kdo kto quien quienes chi vem quem wie wer ma na teams team staff moi trovami dame mig mij only nur seulement solo soltanto alleen tylko pouze apenas bara
  si er hun deras jejich ich leur leurs sus loro
  whoever anyone somebody someone role roles job title titles position positions senior level levels head heads`,
);

/** What follows is not wanted. Words that are also prepositions ("no Brasil") are left out. */
export const NEGATIONS = set(
  `ne nikoli nikoliv esclusa excluida excluidas excluidos excluido exklusive exclus excludes excluded exception ausnahme eccezione excepcion excecao uitzondering wyjatkiem vyjimkou vyjma undantag utanfor buiten dehors horsmis ej ingen inga never avoid skip ignore minus aucun aucune ningun ninguna ningunas nessun nessuna fuori fuera fora zadne zadna zadny zadnych zadnym keinerlei keines keiner not except excepting excluding exclude without nor outside nicht kein keine keinen ausser ausserhalb ohne ausgenommen sauf hors excepte pas excepto salvo excluyendo sin tranne eccetto escluso esclusi escluse senza non behalve zonder niet geen oprocz poza bez nie krome mimo exceto nao sem utom inte utan forutom`,
);

/** Between things of one kind. */
export const JOINS = set('or and nor oder und noch ou et ni o y e ed of en lub i ani nebo a eller och');

/** Those of them that are not also "of", "in" or an article. */
export const PARTS_TITLES = set('or and nor oder und noch ou et ni o y e ed lub i ani nebo eller och');

/** Before the name of a place. */
export const PLACE_BEFORE = set(
  `di de da do del della von van uit of av in near around from within aus im bei nahe rund um raum a en dans pres autour a nel nella vicino in te bij rond w we z kolo okolic v ve u em no na i nara fran at`,
);

/** How large, by the Commission's recommendation 2003/361/EC. */
export const SIZE_WORDS: readonly (readonly [string, { min: number | null; max: number | null }])[] = [
  [
    'micro, micro-enterprises, kleinst*, kleinstunternehmen, microentreprise*, tpe, microempresa*, microimpres*, mikroprzedsiębiorst*, mikrofirm*, mikropodnik*, mikroföretag*, zzp',
    { min: null, max: 9 },
  ],
  [
    'small and medium*, smes, sme, smb, smbs, small businesses, small and mid sized, kmu, kleine und mittlere*, mittelstand*, mittelständ*, pme, pymes, pyme, pmi, piccole e medie*, mkb, małe i średnie, mśp, malé a střední*, malých a středních, pmes, pequenas e médias, små och medelstora',
    { min: 10, max: 249 },
  ],
  [
    'small, smaller, kleine, kleiner*, kleinunternehmen, petites, petite, pequeñas, pequeña, piccole, piccola, małe, małych, mała, malé, malých, malá, pequenas, små, mindre, klein',
    { min: 10, max: 49 },
  ],
  [
    'medium sized, mid sized, midsize*, medium, mid market, mittelgroß*, mittlere*, moyennes, moyenne, eti, medianas, mediana, medie, media dimensione, middelgrote, średnie, średnich, střední, středně, médias, medelstora',
    { min: 50, max: 249 },
  ],
  [
    'large, larger, grandes groupes, big companies, enterprise companies, gran empresa, grandes compañías, grandi aziende, grandi gruppi, grands groupes, grootbedrij*, korporac*, storföretag*, big, enterprise, corporates, corporations, große, großunternehmen, großen, konzerne, grandes entreprises, grandes, grands groupes, grandes empresas, grandi, grote, duże, dużych, velké, velkých, stora',
    { min: 250, max: null },
  ],
];
