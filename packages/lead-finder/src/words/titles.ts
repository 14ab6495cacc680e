import { remember } from './remember.ts';

/** Words of which a title is made, in lower case. One of them makes a short line a title. */
const TITLE_WORDS = new Set(
  `
accountant actor actuary adjunct administrator advisor adviser advocate agent aide ambassador analyst anchor animator apprentice
archaeologist architect archivist artist assistant associate attorney auditor author bookkeeper broker buyer captain caretaker
cashier ceo cfo chair chairman chairperson chairwoman chef chemist chief cio cmo coach co-chair co-director cofounder co-founder
co-investigator collaborator collaborators columnist commissioner committer conductor consultant contributor contributors controller
convener coo coordinator co-ordinator co-organizer copywriter councillor counsel counselor counsellor cto curator custodian dean
dentist deputy designer developer dietitian dietician director directors doctor economist editor editors editor-in-chief educator
electrician employee engineer engineers entrepreneur epidemiologist executive expert facilitator faculty fellow fellows founder
founders gardener geologist geneticist governor guardian guide head headmaster headmistress headteacher historian host hygienist
illustrator inspector instructor intern interns interpreter investigator investigators investor janitor journalist judge keynote
laborer lawyer lead leader lecturer lecturers liaison librarian linguist lobbyist maintainer maintainers manager managers marketer
mathematician mechanic mediator member members mentor mentors minister moderator musician musicologist negotiator neuroscientist
notary nurse nutritionist officer officers operator ombudsman optometrist organiser organisers organizer organizers owner owners
painter paralegal partner pastor paediatrician pediatrician pharmacist phd photographer physician physicist physiotherapist pilot pi
planner postdoc postdocs postdoctoral practitioner president presenter priest principal producer professor professors programmer
proprietor provost psychiatrist psychologist publicist publisher realtor receptionist recruiter rector registrar reporter
representative researcher researchers reviewer sales scholar scholars scientist scientists secretary secretariat sergeant
shareholder singer solicitor specialist spokesperson staffer statistician steward strategist student students superintendent
supervisor surgeon surveyor teacher teachers technician technologist therapist trainee trainees trainer translator treasurer trustee
trustees tutor undergraduate undergraduates undergrad vet veterinarian vice-president videographer volunteer volunteers vp warden
webmaster writer md svp evp cso cpo cdo ciso hr pm
abteilungsleiter amtsleiter angestellte angestellter ansprechpartner ansprechpartnerin anwalt anwältin anwältinnen anwälte arzt ärztin
ärzte auszubildende auszubildender azubi beauftragte beauftragter beirat beisitzer beisitzerin beisitzende besitzer buchhaltung
chefarzt chefärztin chefredakteur dekan dekanin doktorand doktorandin doktoranden dozent dozentin empfang facharzt fachärztin
geschäftsführer geschäftsführerin geschäftsführung geschäftsleitung geschäftsstelle gesellschafter gesellschafterin gründer gründerin
hausmeister hiwi inhaber inhaberin jugendwart jugendwartin justiziar kanzler kanzlerin kassenprüfer kassenwart kassenwartin kassier
kassierer kassiererin kaufmann kauffrau küster leiter leiterin leitung lehrbeauftragte mitarbeiter mitarbeiterin mitarbeitende
mitarbeiterinnen mitglied mitglieder notar notarin obmann obfrau patentanwalt pfarrer pfarrerin pfleger platzwart praktikant
praktikantin pressesprecher pressesprecherin privatdozent professorin prokurist prokuristin prorektor präsident präsidentin präsidium
rechtsanwalt rechtsanwältin rechtsanwaltsfachangestellte referent referentin rektor rektorin richter richterin schatzmeister
schatzmeisterin schriftführer schriftführerin schulleiter schulleiterin sekretär sekretärin sekretariat sportwart sportwartin
sprecher sprecherin stellvertreter stellvertreterin stellvertretende stellvertretender steuerberater steuerberaterin studentin
studierende trainerin übungsleiter übungsleiterin verantwortliche verantwortlicher verwaltung verwalter vertreter vertreterin vorsitz
vorsitzende vorsitzender vorstand vorstandsmitglied werkstudent werkstudentin wissenschaftlicher wissenschaftliche zahnarzt zahnärztin
zahnarzthelferin zfa mfa gruppenleiter projektleiter redaktion redakteur redakteurin
adjoint adjointe administrateur administratrice agente animateur animatrice architecte assistante associé associée avocat avocate
avocats bénévole cadre chargé chargée chercheur chercheuse chercheurs codirecteur collaborateur collaboratrice comptable conseiller
conseillère consultante coordinateur coordinatrice coprésident directeur directrice doctorant doctorante doctorants développeur
développeuse éducateur éducatrice enseignant enseignante étudiant étudiante fondateur fondatrice formateur formatrice gérant gérante
infirmier infirmière ingénieur ingénieure journaliste juriste maire maître médecin membre membres notaire présidente président
professeur professeure rédacteur rédactrice responsable secrétaire stagiaire technicien technicienne trésorier trésorière
vice-présidente vice-président
abogado abogada abogados administrador administradora alcalde analista arquitecto arquitecta asesor asesora asistente asociado asociada
auxiliar becario becaria catedrático catedrática colaborador colaboradora concejal consejero consejera consultor consultora contador
contadora coordinador coordinadora decano decana delegado delegada desarrollador desarrolladora diputado directora director docente
doctorando doctoranda encargado encargada enfermera enfermero entrenador especialista estudiante fundador fundadora gerente ingeniero
ingeniera investigador investigadora investigadores jefe jefa maestra maestro médico médica miembro miembros monitor periodista
presidenta presidente procurador profesor profesora profesores psicóloga psicólogo rectora representante secretaria secretario
socio socia subdirector técnico técnica terapeuta tesorera tesorero titular vicepresidenta vicepresidente vocal voluntario voluntaria
addetto addetta amministratore amministratrice architetto assistente avvocato avvocata collaboratore collaboratrice commercialista
consigliere consigliera consulente coordinatore coordinatrice direttore direttrice dirigente docente dottorando dottoranda fisioterapista
fondatore fondatrice impiegato impiegata infermiere infermiera insegnante istruttore medico membro notaio presidente professore
professoressa psicologo psicologa responsabile revisore ricercatore ricercatrice segretaria segretario sindaco socio studente
studentessa tecnico tesoriere titolare tirocinante vicepresidente volontario
aanspreekpersoon aanspreekpunt accountmanager adviseur advocaat architect bedrijfsleider beheerder bestuurder bestuurslid boekhouder
commissaris contactpersoon coördinator directeur docente eigenaar gemeentesecretaris hoofd hoofdtrainer hoogleraar huisarts ingenieur
leerkracht leraar lerares lid medewerker medewerkster ondernemer onderzoeker ondervoorzitter oprichter penningmeester predikant
projectleider secretaris stagiair student tandarts teamleider therapeut trainer vertrouwenspersoon verpleegkundige voorzitter
vrijwilliger wethouder woordvoerder zaakvoerder
advogado advogada analista arquiteto assessor assessora bolsista colaborador consultor coordenador coordenadora desenvolvedor
diretor diretora doutorando doutoranda engenheiro engenheira enfermeiro estagiário estagiária estudante fundador fundadora gerente
gestor gestora investigador médico membro mestrando mestranda orientador orientadora pesquisador pesquisadora presidente professor
professora psicóloga sócio sócia sócio-gerente secretário secretária técnico tesoureiro tesoureira vice-presidente vogal voluntário
adiunkt administrator adwokat architekt asystent asystentka członek członkini doktorant doktorantka doradca dyrektor dyrektorka
główny inżynier instruktor kierownik kierowniczka koordynator koordynatorka księgowa księgowy lekarz menedżer nauczyciel nauczycielka
pracownik prezes prezeska profesor programista projektant przewodniczący przewodnicząca psycholog radca redaktor rektor sekretarz
skarbnik specjalista specjalistka stażysta student studentka trener właściciel właścicielka wiceprezes wolontariusz współzałożyciel
zastępca założyciel założycielka
advokát advokátka asistent asistentka člen členka děkan doktorand doktorandka docent ekonom ekonomka garant hospodář inženýr jednatel
jednatelka koordinátor koordinátorka lékař lékařka lektor lektorka majitel majitelka manažer manažerka místopředseda místopředsedkyně
obchodní pedagog pokladní pokladník postdoktorand postdoktorandka pracovník pracovnice předseda předsedkyně ředitel ředitelka
sekretářka specialista starosta studentka tajemník technik trenér trenérka účetní učitel učitelka vedoucí výzkumník výzkumnice
vychovatelka zakladatel zakladatelka zástupce zástupkyně riaditeľ riaditeľka konateľ predseda
advokat ansatt ansvarig ansvarlig arkitekt avdelingsleder bestyrelse bestyrelsesformand bestyrelsesmedlem biträdande chef daglig
direktør direktör doktorgradsstipendiat ekonom ekonomiansvarig forfatter formand forsker forskare forskningsleder
föreståndare föreläsare førsteamanuensis grundare gründer ingeniør ingenjör kasserer kassør kassör konsulent konsult koordinator ledamot
leder ledare lektor lærer lärare medarbeider medarbejder medarbetare medlem næstformand nestleder ordförande ordfører overlege
professor projektledare prosjektleder revisor rådgivare rådgiver sekretær sekreterare sjef stipendiat styreleder styremedlem
styrelseledamot styrelse suppleant universitetslektor varamedlem vd verkställande viceordförande webansvarlig økonomiansvarlig
johtaja toimitusjohtaja puheenjohtaja sihteeri professori tutkija
müdür müdürü yönetici başkan başkanı doktor avukat mühendis öğretmen kurucu uzman uzmanı üyesi asistan sekreter
elnök igazgató titkár ügyvezető tanár orvos mérnök tag vezető
director preşedinte președinte secretar avocat profesor inginer administrator vicepreședinte
директор руководитель менеджер генеральный заместитель начальник инженер профессор преподаватель доцент секретарь председатель
президент бухгалтер специалист юрист врач студент аспирант научный сотрудник заведующий основатель администратор координатор адвокат
керівник голова секретар викладач науковий співробітник засновник
διευθυντής διευθύντρια πρόεδρος καθηγητής καθηγήτρια γραμματέας ταμίας δικηγόρος ιατρός μέλος
`
    .trim()
    .split(/\s+/),
);

/** Ends of compounds: "Betriebsleiterin", "Hoofdcoach", "Projektledare". */
const TITLE_ENDS =
  /(?:leiter(?:in)?|leitung|führer(?:in)?|führung|wart(?:in)?|meister(?:in)?|vorsitzende[rn]?|beauftragte[rn]?|sekretär(?:in)?|assistent(?:in|en)?|referent(?:in)?|berater(?:in)?|entwickler(?:in)?|anwalt|anwältin|anwälte|arzt|ärztin|therapeut(?:in)?|ingenieur(?:in)?|lehrer(?:in)?|trainer(?:in)?|koordinator(?:in)?|manager(?:in)?|direktor(?:in)?|präsident(?:in)?|mitarbeiter(?:in|innen)?|vorstand|kassierer(?:in)?|prüfer(?:in)?|techniker(?:in)?|pfleger(?:in)?|fachangestellte[rn]?|helfer(?:in)?|sprecher(?:in)?|vertreter(?:in)?|student(?:in|en)?|studierende[rn]?|coach|medewerker|leider|leidster|voorzitter|meester|ledare|leder|ansvarig|ansvarlig|formand|sekreterare|medlem|konsulent|forscher(?:in)?|wissenschaftler(?:in)?|verwalter(?:in)?|betreuer(?:in)?|kaufmann|kauffrau|redakteur(?:in)?|designer(?:in)?|architekt(?:in)?|scientist|engineer|ologist|ologue|ologo|ologa|ólogo|óloga|login|loge|iatrist)$/u;

/** Chinese, Japanese, Korean and Arabic titles; these scripts do not part words as ours do. */
const TITLE_SIGNS =
  /教授|讲师|講師|博士|硕士|碩士|研究员|研究員|院长|院長|主任|校长|校長|老师|老師|经理|經理|总监|總監|主席|总裁|總裁|董事|秘书|秘書|律师|律師|工程师|工程師|创始人|創始人|负责人|負責人|学生|學生|部长|部長|会长|會長|会長|理事|主编|主編|医师|醫師|医生|醫生|助理|顾问|顧問|社長|代表|取締役|課長|室長|所長|教員|助教|准教授|監査役|専務|常務|執行役員|支店長|工場長|本部長|係長|店長|弁護士|税理士|司法書士|行政書士|監事|首席|执行官|財務長|财务官|副总|副總|厂长|廠長|科长|科長|处长|處長|店长|主管|专员|專員|编辑|編輯|대표|교수|이사|변호사|연구원|박사|석사|회장|원장|팀장|부장|과장|학생|사원|매니저|실장|본부장|센터장|소장|상무|전무|감사|차장|간사|مدير|مديرة|رئيس|رئيسة|محام|محامي|محامية|المحامي|المحامية|مستشار|مستشارة|أستاذ|أستاذة|دكتور|دكتورة|مهندس|مهندسة|شريك|مؤسس|سكرتير|منسق|مشرف|باحث|عضو|نائب|مساعد|محاسب|مصمم|مبرمج|مطور|موظف|معلم|طبيب|ممرض|مدرب|محرر|مسؤول|المدير|الرئيس|מנהל|מנהלת|פרופסור|עורך דין|יו"ר|סמנכ"ל|מנכ"ל|מזכיר|निदेशक|अध्यक्ष|सचिव|प्रबंधक|प्रोफेसर|ผู้อำนวยการ|อาจารย์|ผู้จัดการ|ประธาน|หัวหน้า|วิศวกร|กรรมการ|מהנדס|מעצב|יועץ|מייסד|רכז|अधिकारी|शिक्षक|संस्थापक/u;

const BEYOND_LATIN = /[\u0400-\uffff]/;

/** Degrees that stand where a title does: "Dipl.-Ing. (FH) Vermessung". */
const DEGREE_START =
  /^(?:dipl\b|dipl\.|b\.\s?sc|m\.\s?sc|b\.\s?a\.|m\.\s?a\.|b\.\s?eng|m\.\s?eng|ph\.?\s?d|mba\b|mag\.)/iu;

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:[-'’·][\p{L}\p{M}]+)*/gu) ?? [];

export const isTitleWord = remember((word: string): boolean => {
  if (TITLE_WORDS.has(word)) return true;
  if (word.length > 40) return false;
  if (word.length > 7 && TITLE_ENDS.test(word)) return true;
  if (!/[-'’·]/.test(word)) return false;
  return word.split(/[-'’·]/).some((part) => part.length > 3 && TITLE_WORDS.has(part));
});

export const hasTitleWord = remember(
  (text: string): boolean => wordsOf(text).some((word) => isTitleWord(word)) || hasTitleSign(text),
);
export const isBeyondLatin = (text: string): boolean => BEYOND_LATIN.test(text);
export const hasTitleSign = (text: string): boolean => isBeyondLatin(text) && TITLE_SIGNS.test(text);
export const startsWithDegree = (text: string): boolean => DEGREE_START.test(text);
