const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Between a given and a family name, or before one. */
export const PARTICLES = set(
  `von van der den de del della di da dos das do du des la le les el al bin ibn ben bint abu zu zur zum af av ter ten te 't y e i vom vander op het st san
  dal dalla lo degli dei mac`,
);

/** Before a name and no part of it, without dots. */
export const HONORIFICS = set(
  `dr prof professor univ univ-prof univprof drs dra dott dottssa dottoressa ing mag mgr bc judr mudr phdr rndr paeddr doc pd priv-doz privdoz mr mrs ms miss mx
  maître maitre herr herrn frau sir dame lord lady rev reverend fr father hon mme mlle sr sra srta don doña dña lic avv arch geom rag sig sigra dhr mevr mw frl
  ir dipl-ing dipling dipl dipl-kfm dipl-psych dipl-inf dipl-phys dipl-math dipl-biol dipl-chem med rer nat phil jur habil dent theol oec pol hc h.c apl ra rain hr fru eng eur kand cand
  pan pani inż mec адв د أ م الدكتور الدكتورة الأستاذ الأستاذة الأستاذه المحامي المحامية المهندس السيد السيدة الشيخ دكتور د.م`,
);

/** After a name and no part of it, without dots. */
export const POSTNOMINALS = set(
  `phd md msc bsc ba ma mba jd esq llm llb jr sr ii iii iv cpa pe ra dds dmd mph dphil edd psyd rn csc drsc frs obe mbe cbe qc kc sc fmedsci pmp cfa
  mphil meng beng med bed acca ca fca dvm dnp mfa bfa ing`,
);

/** A line or a would-be name with one of them is about something else than one person. */
export const NO_NAME_WORDS = set(
  `
a about above academic academy access account action activities activity address advanced advisory affiliates after agency alliance all also
alumni an analytics and annual api app application applications apply archive are area areas art article articles arts as association at available avenue award
awards back background bank basic be best better big biology blog board bonus book booking books brand brands building business businesses but by calendar call
campaign campus can capital care career careers case cases category celebration center central centre centres challenge chapter charity church city
class classes clients club code college comment comments commerce commission committee communications community company competition compliance computer conditions
conference connect consortium construction consulting contact contacts content cookie cookies copyright core corporate council country course
courses creative credits culture current customer customers cyber data date dates day days deadline defense delivery demo dental department departments design details development
digital discover discussion district division docs document documentation documents donate download downloads drive east economics edition education
electric electronics email emeritus energy engineering english enterprise environment equipment estate event events every example excellence exhibition experience explore export facebook
faculty family faq faqs features federation feedback figure file files film final finance financial find first follow food for forum foundation free friends from full
fund funding further future gallery game games general get github global go golden good google government great group groups growth guidelines hall hardware have head
health hello help her here high highlights his history home homepage hospital hotel hours house how human if image images impact important imprint in incorporated index industries
industry info information infrastructure innovation insights instagram institute institution insurance integration interest international internet
into introduction is issue issues it its job jobs join journal junior keep key know lab laboratory labs language languages last latest law learn
learning legal lessons letter level library license life light linkedin links list living loading local location locations login logo logistics long love machine
magazine mail main management manual map maps market marketing mastodon materials math media medical medicine meet meeting meetings menu message methods mission mobile model
models modern monday more museum music my name national natural network networks new news newsletter next no north not notes notice of off office offices official old on one online only
open opening operations opportunities or order organisation organization our out overview own page pages paper papers park part participants parties partners
partnership partnerships past path pay people performance phone photo photos physics pictures plan planning platform platforms please podcast point policies policy popular portfolio post
poster posters posts power practice presentation presentations press previous prices privacy private pro problem process product production products profile profiles program
programme programmes programs project projects property protection public publication publications publishing purpose quality question questions quick quote rapid read real reality recent records recent
references region register registration related relations release report reports request research reserved resource resources results retail review reviews rights
road roadmap robotics room rules safety saturday save schedule school schools science sciences search section security see select send senior series server
service services session sessions settings shop shopping show sign site skills slides social society software solution solutions some source south space speakers special
sponsor sponsors sponsorship sport sports staff standard start startup state states station statistics steering status steps store story strategy street
studies studio study subject submission submit subscribe success summary sunday support survey sustainability system systems talk talks team teams tech
technical technologies technology tel telegram telephone tender terms test testimonials testing than that the their theme these this thursday ticket tickets time timeline title to today
toggle tools top topic topics tour tower town track tracks trade traffic training transfer transport travel trust tuesday tutorial tutorials twitter two type
under union united university up update updates upcoming us use user users value values vacancies venue version video videos view virtual vision visit visitors visualization
voluntary was water way we web webinar website wednesday week welcome well west what when where which who why wiki with women work working workshop workshops world x year years yes you young your youtube youth
zoom friday january february march may july august september october november december ltd inc llc gmbh corp plc ag kg co
barreau chambre tribunal cour ordre mairie ville commune ordine comune camera colegio ayuntamiento
naam nom nombre nome jméno namn navn queen king saint placeholder lorem ipsum dolor sit amet vacant tba tbd tbc unknown anonymous nomen nescio mustermann musterfrau
ab aber agb aktuell aktuelle aktuelles ehemalige ehemaliger frühere früherer alle allgemein allgemeine als am an anfahrt anfrage angaben angebot angebote anmeldung ansprechpartner arbeit auch auf aus ausbildung
ausschuss bank beratung bereich berufsbezeichnung betreuung bezirk bild bilder bis büro damen das dass datenschutz datenschutzerklärung dem den der des deutsche deutscher deutsches die dienst dokumente
durch ein eine einen einer einzel entwicklung er erste es fachbereich fachschaft fakultät familie fax finanzen forschung fotos frage fragen freie für fußball gasse gegründet gemeinde gemeinsam
gemeinschaft genossenschaft geschichte gesellschaft gesetz gesundheit gruppe gruppen haftung haftungsausschluss halle haus heute hier hochschule im impressum in inhalt inhalte ihr ihre institut ist
jahr jahre jetzt jugend kammer kanzlei kategorie kinder kirche klinik kontakt kontakte kreis kultur kunst kurse landkreis leistungen linkliste mannschaft mannschaften mehr mein menü mit mitglied mitgliedschaft museum musik nach
nachrichten neue neues neuigkeiten nicht nur oder öffnungszeiten ort partner platz praxis preise presse programm projekt projekte prävention rathaus recht rechtliches regeln sachgebiet satzung schule seite
seit senioren sie sitz spende spenden sport sprechzeiten stadt standort stiftung straße strasse studium suche tag team technik telefax telefon termin termine tier turnier über und unser unsere
unterricht uns unternehmen verband verein verlag vermietung vertrag verwaltung vom von vorstellung vor weg weitere werden wer wie willkommen wir wirtschaft wissenschaft wohnen zentrum zu zum zur zurück zuständige
à accueil actualité actualités adhérer aide annuaire au aux avec bonjour bureau ce cette centre chez collège comité commune compte confidentialité conseil contactez contacter dans découvrir département des
du école emploi en enseignement entreprise équipe espace est et événements faculté formation formations hôpital horaires il inscription institut je jour laboratoire la les leur lien liens ligne lycée mairie
mentions mois nos notre nous nouveau nouvelles offre offres ou où par partenaires pas plus pour pôle presse prochain projets publications qualité que qui quoi rapport recherche réseau ressources sa
santé se ses site société sommes sur tous tout université une ville vie votre vos voir
acerca ahora al alianza aquí área áreas asociación aviso ayuda ayuntamiento calle centro ciencias clientes colegio cómo como comité con conoce conócenos contacto contáctanos con cuenta cultura cursos
derecho derechos desde donde economía educación el ellos empresa en enlaces equipo es escuela este estudios evento eventos facultad familia formación fundación gobierno gestión gracias hacer historia horario
información ingeniería inicio instituto investigación la las leer ley los más mi ministerio misión mundo nacional noticias nosotros nuestra nuestras nuestro nuestros nuevo objetivos para
perfil política por preguntas privacidad producto productos programa proyecto proyectos publicaciones puesto qué quiénes recursos red redes salud se secretaría servicio servicios ser sin sobre sociedad
somos su sus teléfono términos tienda trabajo tu un una universidad usted valores ver vida visión volver y
alla anche azienda casa chi ci come comune con contatti corso corsi cosa cultura dal dalla dei del dell della delle dello diritto dove è eventi facoltà gli gruppo home i il istituto italia l le legge lo nel nella notizie
nostra nostri nostro notizie novità o orari parola per più prodotti progetti progetto ricerca salute scuola scopri sede servizi siamo sono storia studio su tutti un università via viale vita piazza
aan afdeling bedrijf bestuur bij club contactgegevens dag dat deze die diensten een en gemeente geschiedenis groep het hoe huis hun in info jaar jeugd kantoor klanten lees leden lidmaatschap maar meer met mijn naar
nieuws nieuwe niet onderwijs ons onze ook op over pagina partners plein samen school sinds sponsoren stichting straat team tennis uit uw vacatures van vereniging voor vragen vriend waar wat welkom werk wie wij wordt zorg zijn
à ao aos associação através centro clientes com como contato contatos curso da das dados de direito dos educação em empresa ensino equipa equipe escola eventos faculdade início instituto mais na nas no nos nossa nossas nosso nossos notícias
o os ou para pela pelo política por privacidade produtos projeto projetos quem rua saiba saúde serviços sobre sociedade somos sua suas todos trabalhe um uma universidade você avenida praça
aktualności badania biuro centrum co czy dla do dokumenty dyrekcja fundacja i instytut jak jest klub kontakt kultura lub ma my na nad nas nasz nasza nasze nauka nie o oferta od o opinie oraz polityka pracownia prywatności projekty rada sekretariat się
stowarzyszenie strona szkoła ul usługi uniwersytet w wydział wydarzenia z za zajęcia zakład zarząd zespół że
akce aktuality česká české fakulta informace jak je jsme kde kdo kontakty ke ki lidé na nabídka naše naši náš nás o odkazy pro projekty publikace služby spolek škola tým třída ulice ústav univerzita úvod v ve více vedení výzkum
z za zpět zprávy katedra oddělení rozvrh spolupráce ceník
alle alt av bliv blogg bli både den det dette du eller en er et finn for forside forskning fra före för förening förskola föreningen gatan har hem hjem hos hva hvem hvordan i ikke inte kontakta kommune kontor kurs la les lag läs med medlemskap mer
nyheder nyheter och og om oss på personvern se skole skola som startsida styret styrelsen stiftelsen så till til tjenester tjänster universitet universitetet ut vad var ved vi vår vårt våra vårdcentral vore være välkommen våre vores än är år
и в во на по о об от до из за для с со к у не мы наш наша наши контакты главная новости компания университет институт кафедра факультет отдел школа центр город улица
hakkımızda iletişim anasayfa ve için bir bizim ekibimiz ekip hizmetler projeler üniversitesi fakültesi bölümü merkezi vakfı derneği okulu
`,
);

/** Of organisations: no title, no person. */
const ORGANISATION =
  /\b(?:universit\p{L}*|universidad\p{L}*|université|università|uniwersytet|universitet\p{L}*|univerzita|college|school|institut\p{L}*|istituto|department|faculty of|fakultät|hochschule|laborator\p{L}*|hospital|klinik\p{L}*|clinic|gmbh|ltd|llc|inc|corp|foundation|stiftung|verein|museum|ministry|ministerium|council|academy|akademie|company|centre|center|zentrum|polytechnic\p{L}*|library|libraries|technologies|consultants|solutions ltd|e\.\s?v\.)(?![\p{L}])/iu;

export const looksLikeOrganisation = (text: string): boolean =>
  ORGANISATION.test(text) || /大学|大學|学院|學院|公司|研究所|中心|대학교|جامعة/u.test(text);

/** House numbers, post codes, street words. */
const STREET =
  /(?:stra(?:ß|ss)e|str\.|gasse|allee|platz|weg|straat|laan|plein|gade|gatan|vej|vegen|ulice)(?:\s+\d|$|,)|\b(?:street|road|avenue|ave|boulevard|blvd|suite|p\.?o\.? box|rue|calle|avenida|via|piazza|rua|ulica|ul\.)\b/iu;

export const looksLikeAddressLine = (text: string): boolean =>
  /\b[A-Z]{0,2}-?\d{4,6}\b/u.test(text) || STREET.test(text);

/** Words that are family names too: after a known given name they stand. */
export const FAMILY_NAMES_TOO = set(
  `west park hall church young day case long house golden good best love power head key light may march back bank street north east
  book art post drive tower page staff ford law rule lord state way free path chapter old strong gallery field mission noble parties sport stark media nie he she an so to do ma me my mo how lang sang nas les man si se sa ye on in al lai no you hay
  data rights cook price small rich bishop wise ander`,
);
