import type { Language } from '../find/find-places.ts';
import type { Field } from './fields.ts';
import type { Industry } from './industries.ts';
import type { WholeRole } from './ranks.ts';

type Local = Exclude<Language, 'en'>;
const ORDER: readonly Local[] = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'cs', 'pt', 'sv'];

const inOrder = (line: string): Record<Local, string> => {
  const words = line.split('|');
  return Object.fromEntries(ORDER.map((language, index) => [language, words[index] ?? ''])) as Record<Local, string>;
};

const table = <K extends string>(lines: Partial<Record<K, string>>): Partial<Record<K, Record<Local, string>>> =>
  Object.fromEntries(
    Object.entries<string | undefined>(lines).map(([key, line]) => [key, inOrder(line ?? '')]),
  ) as Partial<Record<K, Record<Local, string>>>;

/** How a company names its trade, in the order of the languages: de fr es it nl pl cs pt sv. */
export const INDUSTRY_QUERIES = table<Industry>({
  Fintech: 'Fintech|fintech|fintech|fintech|fintech|fintech|fintech|fintech|fintech',
  Banking: 'Bank|banque|banco|banca|bank|bank|banka|banco|bank',
  Insurance: 'Versicherung|assurance|seguros|assicurazioni|verzekering|ubezpieczenia|pojištění|seguros|försäkring',
  Software:
    'Softwareunternehmen|éditeur de logiciels|empresa de software|azienda software|softwarebedrijf|oprogramowanie|softwarová firma|empresa de software|mjukvara',
  'IT services':
    'IT-Dienstleister|services informatiques|servicios informáticos|servizi informatici|IT-diensten|usługi IT|IT služby|serviços informáticos|IT-tjänster',
  Cybersecurity:
    'IT-Sicherheit|cybersécurité|ciberseguridad|sicurezza informatica|cyberbeveiliging|cyberbezpieczeństwo|kybernetická bezpečnost|cibersegurança|cybersäkerhet',
  'E-commerce':
    'Onlinehandel|e-commerce|comercio electrónico|e-commerce|webshop|sklep internetowy|e-shop|comércio eletrónico|e-handel',
  Retail:
    'Einzelhandel|commerce de détail|comercio minorista|vendita al dettaglio|detailhandel|handel detaliczny|maloobchod|retalho|detaljhandel',
  Wholesale: 'Großhandel|grossiste|mayorista|ingrosso|groothandel|hurtownia|velkoobchod|grossista|grossist',
  Logistics:
    'Spedition Logistik|logistique transport|logística transporte|logistica trasporti|logistiek transport|logistyka transport|logistika doprava|logística transportes|logistik transport',
  'Mechanical engineering':
    'Maschinenbau|construction mécanique|maquinaria|meccanica macchine|machinebouw|budowa maszyn|strojírenství|metalomecânica|maskintillverkning',
  Manufacturing: 'Hersteller|fabricant|fabricante|produttore|fabrikant|producent|výrobce|fabricante|tillverkare',
  Metalworking:
    'Metallverarbeitung|métallurgie|metalurgia|lavorazione metalli|metaalbewerking|obróbka metalu|kovovýroba|metalurgia|metallbearbetning',
  Automotive:
    'Automobilzulieferer|automobile|automoción|automotive|automotive|motoryzacja|automobilový průmysl|automóvel|fordonsindustri',
  Electronics:
    'Elektronik|électronique|electrónica|elettronica|elektronica|elektronika|elektronika|eletrónica|elektronik',
  Construction:
    'Bauunternehmen|entreprise de construction|empresa constructora|impresa edile|bouwbedrijf|firma budowlana|stavební firma|construção|byggföretag',
  'Real estate':
    'Immobilien|immobilier|inmobiliaria|immobiliare|vastgoed|nieruchomości|reality|imobiliária|fastigheter',
  Healthcare:
    'Klinik Gesundheit|santé clinique|salud clínica|sanità clinica|zorg kliniek|opieka zdrowotna|zdravotnictví|saúde clínica|vård klinik',
  'Medical technology':
    'Medizintechnik|dispositifs médicaux|dispositivos médicos|dispositivi medici|medische technologie|wyroby medyczne|zdravotnická technika|dispositivos médicos|medicinteknik',
  Pharma: 'Pharma|pharmaceutique|farmacéutica|farmaceutica|farmacie|farmacja|farmacie|farmacêutica|läkemedel',
  Chemicals: 'Chemie|chimie|química|chimica|chemie|chemia|chemie|química|kemi',
  Energy:
    'Energie Solar|énergie solaire|energía solar|energia solare|energie zonne-energie|energia fotowoltaika|energie solární|energia solar|energi sol',
  Environment:
    'Recycling Entsorgung|recyclage déchets|reciclaje residuos|riciclo rifiuti|recycling afval|recykling odpady|recyklace odpady|reciclagem resíduos|återvinning',
  Agriculture: 'Landwirtschaft|agriculture|agricultura|agricoltura|landbouw|rolnictwo|zemědělství|agricultura|lantbruk',
  Food: 'Lebensmittel|agroalimentaire|alimentación|alimentare|voedingsmiddelen|spożywcza|potraviny|alimentar|livsmedel',
  Hospitality:
    'Hotel Gastronomie|hôtellerie restauration|hostelería|hotel ristorazione|horeca|hotel gastronomia|hotel pohostinství|hotelaria|hotell restaurang',
  Tourism:
    'Tourismus Reisen|tourisme voyages|turismo viajes|turismo viaggi|toerisme reizen|turystyka|cestovní ruch|turismo viagens|turism resor',
  Education:
    'Bildung|éducation formation|educación|istruzione formazione|onderwijs|edukacja|vzdělávání|educação|utbildning',
  Media:
    'Verlag Medien|édition médias|editorial medios|editoria media|uitgeverij media|wydawnictwo media|nakladatelství média|editora média|förlag media',
  Marketing:
    'Werbeagentur|agence de communication|agencia de publicidad|agenzia di comunicazione|reclamebureau|agencja reklamowa|reklamní agentura|agência de publicidade|reklambyrå',
  Consulting:
    'Unternehmensberatung|cabinet de conseil|consultoría|consulenza|adviesbureau|doradztwo|poradenství|consultoria|konsultbolag',
  Legal:
    'Rechtsanwaltskanzlei|cabinet d’avocats|bufete de abogados|studio legale|advocatenkantoor|kancelaria prawna|advokátní kancelář|sociedade de advogados|advokatbyrå',
  Accounting:
    'Steuerberatung|expertise comptable|asesoría fiscal|studio commercialista|accountantskantoor|biuro rachunkowe|účetní kancelář|contabilidade|redovisningsbyrå',
  'Human resources':
    'Personaldienstleister|cabinet de recrutement|selección de personal|agenzia per il lavoro|uitzendbureau|agencja pracy|personální agentura|recrutamento|rekrytering',
  Telecom:
    'Telekommunikation|télécommunications|telecomunicaciones|telecomunicazioni|telecommunicatie|telekomunikacja|telekomunikace|telecomunicações|telekommunikation',
  Textile:
    'Textil Mode|textile mode|textil moda|tessile moda|textiel mode|tekstylia moda|textil móda|têxtil moda|textil mode',
  Furniture: 'Möbel|meubles|muebles|mobili|meubelen|meble|nábytek|móveis|möbler',
  Packaging:
    'Verpackung Druckerei|emballage imprimerie|embalaje imprenta|imballaggio tipografia|verpakking drukkerij|opakowania drukarnia|obaly tiskárna|embalagem gráfica|förpackning tryckeri',
  'Financial services':
    'Finanzdienstleister|services financiers|servicios financieros|servizi finanziari|financiële diensten|usługi finansowe|finanční služby|serviços financeiros|finansiella tjänster',
  'Facility services': 'Gebäudereinigung|nettoyage|limpieza|pulizie|schoonmaak|sprzątanie|úklid|limpeza|städ',
});

/** Titles of those at the top, as they stand on pages. */
export const ROLE_QUERIES = table<WholeRole>({
  ceo: 'Geschäftsführer|directeur général|director general|amministratore delegato|directeur|prezes zarządu|jednatel|diretor geral|VD',
  founder: 'Gründer|fondateur|fundador|fondatore|oprichter|założyciel|zakladatel|fundador|grundare',
  owner: 'Inhaber|propriétaire|propietario|titolare|eigenaar|właściciel|majitel|proprietário|ägare',
  board:
    'Vorstand|directoire|consejo|consiglio di amministrazione|bestuur|zarząd|představenstvo|administração|styrelse',
});

/** The head of a field, as it stands on pages. */
export const FIELD_QUERIES = table<Field>({
  technology:
    'Technischer Leiter CTO|directeur technique CTO|director técnico CTO|direttore tecnico CTO|technisch directeur CTO|dyrektor techniczny CTO|technický ředitel CTO|diretor técnico CTO|teknisk chef CTO',
  engineering:
    'Leiter Entwicklung|responsable développement|jefe de desarrollo|responsabile sviluppo|hoofd ontwikkeling|kierownik rozwoju|vedoucí vývoje|responsável de desenvolvimento|utvecklingschef',
  it: 'IT-Leiter|DSI|director de sistemas|responsabile IT|hoofd IT|kierownik IT|vedoucí IT|diretor de TI|IT-chef',
  sales:
    'Vertriebsleiter|directeur commercial|director comercial|direttore commerciale|hoofd verkoop|dyrektor handlowy|obchodní ředitel|diretor comercial|försäljningschef',
  marketing:
    'Marketingleiter|directeur marketing|director de marketing|direttore marketing|hoofd marketing|dyrektor marketingu|marketingový ředitel|diretor de marketing|marknadschef',
  finance:
    'Finanzleiter CFO|directeur financier|director financiero|direttore finanziario|financieel directeur|dyrektor finansowy|finanční ředitel|diretor financeiro|ekonomichef CFO',
  hr: 'Personalleiter|DRH|director de recursos humanos|responsabile risorse umane|hoofd HR|dyrektor HR|personální ředitel|diretor de recursos humanos|personalchef',
  operations:
    'Betriebsleiter COO|directeur des opérations|director de operaciones|direttore operativo|operationeel directeur|dyrektor operacyjny|provozní ředitel|diretor de operações|driftchef COO',
  purchasing:
    'Einkaufsleiter|directeur des achats|responsable de compras|responsabile acquisti|hoofd inkoop|kierownik zakupów|vedoucí nákupu|responsável de compras|inköpschef',
  logistics:
    'Logistikleiter|responsable logistique|jefe de logística|responsabile logistica|hoofd logistiek|kierownik logistyki|vedoucí logistiky|responsável de logística|logistikchef',
  production:
    'Produktionsleiter|directeur de production|jefe de producción|responsabile produzione|hoofd productie|kierownik produkcji|vedoucí výroby|diretor de produção|produktionschef',
  product:
    'Produktleiter|directeur produit|director de producto|responsabile prodotto|hoofd product|dyrektor produktu|produktový ředitel|diretor de produto|produktchef',
  quality:
    'Qualitätsleiter|responsable qualité|responsable de calidad|responsabile qualità|hoofd kwaliteit|kierownik jakości|vedoucí kvality|responsável de qualidade|kvalitetschef',
});

/** The page that names a company's people, and the one that names the company. */
export const TEAM_QUERIES = inOrder(
  'Team Ansprechpartner|équipe|equipo|chi siamo team|ons team|zespół|náš tým kontakty|equipa|medarbetare',
);
export const IMPRINT_QUERIES = inOrder(
  'Impressum|mentions légales|aviso legal|note legali|colofon contact|kontakt NIP KRS|kontakt IČO|aviso legal contactos|kontakt org.nr',
);
