import type { Field } from './fields.ts';

/** Places in an organisation that need no field beside them. */
export const WHOLE_ROLES = {
  ceo: {
    name: 'CEO',
    words:
      'gf, dg, chief executives, managing directors, general managers, company director*, amministrator* delegat*, amministratric* delegat*, amministrator* unic*, direttor* general*, direttric* general*, consejer* delegad*, director* general*, director* gerente*, director* ejecutiv*, administrador* únic*, directeur* généra*, directric* généra*, président* directeur* généra*, diretor* gera*, diretor* executiv*, gerente* gera*, gerente* general*, presidente* executiv*, algemeen directeur*, algemene directie, dyrektor* generaln*, dyrektor* zarządzając*, dyrektor* naczeln*, generální* ředitel*, výkonn* ředitel*, ředitel* společnosti, verkställande direktör*, vd ar, vd n, managing partners, geschäftsführung*, hauptgeschäftsführ*, ceo, chief executive, chief executive officer, managing director, general manager, geschäftsführer*, geschäftsführend*, geschäftsführung, geschäftsleit*, vorstandsvorsitzend*, vorstandssprecher*, hauptgeschäftsführer*, pdg, président directeur général, présidente directrice générale, directeur général, directrice générale, gérant, gérante, gérants, gérantes, dirigeant*, chef d entreprise, consejero delegado, consejera delegada, director general, directora general, director gerente, administrador único, administrador*, amministratore delegato, amministratrice delegata, amministratore unico, amministrator*, direttore generale, direttrice generale, algemeen directeur, bestuurder*, zaakvoerder*, directeur bestuurder, statutair directeur, prezes*, prezes zarządu, dyrektor generaln*, dyrektor zarządzając*, dyrektor naczeln*, generální ředitel*, výkonný ředitel*, výkonná ředitel*, jednatel*, ředitel společnosti, diretor geral, diretora geral, diretor executivo, diretora executiva, gerente geral, administradora delegada, presidente executivo, verkställande direktör*, vd, verkst direktör*, unternehmensleit*, president, président, présidente, presidente, managing partner, firmenleit*, bosses, heads of company, company heads, decision makers, decision maker, decisionmakers, entscheider*, décideur*, decisores, decisori, beslissers, decydent*, beslutsfattare, rozhodovat*',
  },
  founder: {
    name: 'Founder',
    words:
      'founder*, co-founder*, cofounder*, founding partner, gründer*, mitgründer*, mitbegründer*, firmengründer*, unternehmensgründer*, fondateur*, fondatrice*, cofondateur*, cofondatrice*, co-fondateur*, fundador*, cofundador*, co-fundador*, fondator*, cofondator*, socio fondatore, soci fondatori, oprichter*, mede-oprichter*, medeoprichter*, założyciel*, współzałożyciel*, zakladatel*, spoluzakladatel*, grundare*, medgrundare*',
  },
  owner: {
    name: 'Owner',
    words:
      'dono, donos, dona, donas, dueñ*, titular*, patron*, patronne*, eigenar*, bedrijfseigena*, firmeninhaber*, shareholder*, chef* d entreprise*, empresári*, empresari*, imprenditor*, ondernemer*, przedsiębiorc*, podnikatel*, företagare*, entrepreneur*, owner*, business owner*, proprietor*, inhaber*, eigentümer*, propriétaire*, dueño*, dueña*, propietari*, titolar*, proprietari*, eigenaar*, eigenares*, właściciel*, majitel*, vlastník*, ägare*, gesellschafter*, associé gérant, unternehmer*',
  },
  board: {
    name: 'Board member',
    words:
      'vorständin*, zarząd*, bestuur, directoire, představenstv*, board members, membres du directoire, membri del consiglio, miembros del consejo, membros da administração, členov* představenstva, styrelseledamöter, board member*, member of the board, members of the board, vorstand, vorstände, vorstandsmitglied*, mitglied des vorstands, mitglieder des vorstands, membre du directoire, membro del consiglio, miembro del consejo, członek zarządu, członkini zarządu, członk* zarządu, člen představenstva, styrelseledamot*, bestuurslid, bestuursleden, membro da administração',
  },
  chair: {
    name: 'Chair',
    words:
      'chair, chairs, chairman*, chairwoman*, chairperson*, aufsichtsratsvorsitzend*, vorsitzend*, président du conseil, presidente del consejo, presidente del consiglio, voorzitter*, przewodnicząc*, předsed*, styrelseordförande*, ordförande*',
  },
} as const satisfies Record<string, { name: string; words: string }>;

export type WholeRole = keyof typeof WHOLE_ROLES;

/** Words that put a person at the head of a field. */
export const HEAD_WORDS =
  'zuständig*, bereichsverantwortlich*, ressortverantwortlich*, head of, heads of, head, heads, director*, directors of, leiter*, leitend*, leitung, bereichsleit*, abteilungsleit*, teamleit*, ressortleit*, hauptabteilungsleit*, chef*, verantwortlich*, gerente, directeur*, directrice*, responsable*, chef de, directora*, jefe*, jefa*, direttor*, direttric*, responsabil*, capo, hoofd*, leidinggevend*, dyrektor*, kierowni*, szef*, ředitel*, vedoucí*, šéf*, diretor*, responsáve*, responsavel, chefe*, encarregad*, direktör*, ansvarig*, direktor*, lead, leads, leader*, principal, vorstand, prokurist*';
export const VICE_WORDS =
  'vp, svp, evp, avp, vice president*, vice-president*, vice président*, vicepresident*, vicepresidente, wiceprezes*, viceprezident*, vice-presidente*, vd assistent';
export const MANAGER_WORDS =
  'manager*, managers, referent*, gestionnaire*, gestor*, officer*, koordinator*, coordinator*, coordinateur*, coordinador*, coordenador*, coördinator*, koordynator*, gerent*, beauftragt*, menedżer*, manažer*, chargé*';
/** Words that hold the field and the place in it, as a company's people are called. */
export const FIELD_ROLES: readonly (readonly [Field, 'head' | 'manager', string])[] = [
  [
    'production',
    'head',
    'plant manager*, plant director*, factory manager*, works manager*, werkleit*, werksleit*, betriebsleit*, fertigungsleit*, directeur* d usine*, directrice* d usine*, chef* d usine*, jefe* de planta, jefa* de planta, director* de planta, director* de fábrica, direttor* di stabilimento, direttric* di stabilimento, capo fabbrica, fabrieksmanager*, plantmanager*, fabrieksdirecteur*, dyrektor* zakładu, kierowni* zakładu, ředitel* závodu, vedoucí* závodu, diretor* de fábrica, platschef*, fabrikschef*',
  ],
  ['it', 'head', 'dsi'],
  ['hr', 'head', 'drh, hrd'],
  ['finance', 'head', 'daf, raf'],
  ['security', 'head', 'rssi'],
  ['communications', 'head', 'dircom'],
  ['purchasing', 'head', 'chief buyer*, chefeinkäufer*, strategischer einkaufsleiter'],
  ['marketing', 'manager', 'marketer*, marketeer*, marketingfachleute, marketingspezialist*, marknadsförare*'],
  [
    'purchasing',
    'manager',
    'buyer*, einkäufer*, acheteu*, comprador*, buyer*, inkoper*, inköpare*, nákupčí, kupiec*, kupcy, compratori, compratore, addetti acquisti, purchaser*',
  ],
  ['finance', 'manager', 'controller*, controlling manager*, contrôleu* de gestion, controleu* de gestion, kontroler*'],
];
export const CHIEF_WORDS = 'chief, chief officer';
export const DEPUTY_WORDS =
  'deputy, stellv*, stellvertretend*, vize*, adjoint*, subdirector*, vicedirettore, vice, plaatsvervangend*, adjunct, zastępc*, zástupc*, vice-diretor*, biträdande, acting, interim*, kommissarisch*, ad interim';
export const ASSISTANT_WORDS =
  'assistant to, assistant*, assistenz*, assistent*, asistent*, asystent*, sekretär*, sekretariat*, secretary, secretar*, secrétair*, segretari*, sekretark*, office of, büro, pa to, ea to, trainee*, praktikant*, intern, interns, werkstudent*, azubi*, auszubildend*, stagiair*, stażyst*, referent der, referentin der, associate to, advisor to, berater der, consultant to, student*';
export const FORMER_WORDS =
  'former, formerly, ex, ehemalig*, früher*, vormals, ancien, ancienne, anciens, antiguo, antigua, già, voormalig*, oud, były, była, byłych, dawny, bývalý, bývalá, bývalé, antigo, antiga, tidigare, förre, förra, f d, retired, pensioniert*, alumni, emeritus, bis 20*, until 20*';

/** A head of nothing named is the head of the company, less surely. */
export const HEAD_ALONE =
  /^(?:director|directora|directeur|directrice|direktor|direktorin|direttore|direttrice|dyrektor|reditel|reditelka|diretor|diretora|direktor|gerente|directors|directeurs|direttori|direktoren|reditele|dyrektorzy|diretores|directores|gerentes)$/u;

/** Work that people are asked for by its name. */
export const PROFESSIONS: Record<string, string> = {
  Developer:
    'developer*, programmer*, software engineer*, entwickler*, softwareentwickler*, programmierer*, développeu*, desarrollador*, programador*, sviluppator*, programmator*, ontwikkelaar*, programista*, programist*, vývojář*, programátor*, desenvolvedor*, utvecklare*, programmerare*',
  Engineer: 'engineer*, ingenieur*, ingénieur*, ingenier*, ingegner*, inżynier*, inženýr*, engenheir*, ingenjör*',
  Designer: 'designer*, gestalter*, grafiker*, diseñador*, graphiste*, projektant*, návrhář*, formgivare*',
  Architect: 'architect*, architekt*, architecte*, arquitect*, architett*, arkitekt*, arquitet*',
  Consultant:
    'consultant*, berater*, unternehmensberater*, conseiller*, consultor*, consulent*, adviseur*, konsultant*, poradce*, konzultant*, konsult*',
  Lawyer:
    'lawyer*, attorney*, solicitor*, rechtsanwalt*, rechtsanwält*, anwalt*, anwält*, avocat*, abogad*, avvocat*, advocaat*, advocaten, adwokat*, radca prawn*, advokát*, advogad*, advokat*',
  Accountant:
    'accountant*, bookkeeper*, tax advisor*, buchhalter*, steuerberater*, comptable*, expert comptable, contable*, contabl*, commercialist*, ragionier*, accountants, boekhouder*, księgow*, účetní, contabilist*, redovisningskonsult*, revisor*',
  Recruiter:
    'recruiter*, personalreferent*, personalberater*, recruteu*, reclutador*, selezionator*, rekruter*, personalist*, recrutador*, rekryterare*',
  Doctor:
    'doctor, doctors, physician*, arzt, ärzt*, ärztin*, médecin*, médico*, médica*, medici, medico, dokter, artsen, arts, lekarz*, lékař*, läkare*',
  Dentist:
    'dentist*, zahnarzt*, zahnärzt*, dentista*, dentiste*, tandarts*, dentysta, dentyst*, stomatolog*, zubař*, zubní lékař*, tandläkare*',
  Pharmacist:
    'pharmacist*, apotheker*, pharmacien*, farmacéutic*, farmacist*, farmaceut*, lékárník*, farmacêutic*, apotekare*',
  Teacher:
    'teacher*, lehrer*, enseignant*, professeur*, profesor*, insegnant*, leraar*, docent*, nauczyciel*, učitel*, professor*, lärare*',
  Analyst: 'analyst*, analytiker*, analyste*, analista*, analisti, analityk*, analytik*, analistas, analytiker*',
  'Data Scientist': 'data scientist*, data science',
  Editor:
    'editor*, redakteur*, rédacteur*, redactor*, redattor*, redacteur*, redaktor*, redaktör*, editor in chief, chefredakteur*',
  Journalist: 'journalist*, journaliste*, periodista*, giornalist*, dziennikarz*, novinář*, jornalista*',
  Researcher:
    'researcher*, scientist*, wissenschaftler*, forscher*, chercheu*, investigador*, ricercator*, onderzoeker*, naukow*, vědec*, vědci, pesquisador*, forskare*',
  'Sales Representative':
    'sales representative*, sales rep, sales reps, account executive*, account manager*, salesperson, salespeople, außendienst*, vertriebsmitarbeiter*, verkäufer*, commerciaux, représentant*, vendedor*, venditor*, verkoper*, handlowiec*, przedstawiciel*, obchodní zástupc*, säljare*',
  'Project Manager':
    'project manager*, projektleiter*, projektmanager*, chef de projet*, cheffe de projet*, jefe de proyecto*, responsabile di progetto, capo progetto, projectleider*, projectmanager*, kierownik projektu, projektow*, projektový manažer*, vedoucí projektu, gerente de projeto*, projektledare*',
  'Product Manager':
    'product manager*, product owner*, produktmanager*, produktmanagerin*, chef de produit*, jefe de producto*, product manageri, produktägare*, produktchef*, gestor de produto*, menedżer produktu, produktový manažer*',
  'Office Manager':
    'office manager*, officemanager*, büroleiter*, bürokraft*, responsable administratif*, office managers',
};
