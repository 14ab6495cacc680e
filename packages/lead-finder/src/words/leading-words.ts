const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Whose work it is to decide, by words that say nothing else. */
export const DECIDES =
  /^(?:decid\w*|decision|decisions|decisionmakers?|responsible|charge|accountable|entscheid\w*|verantwort\w*|zustandig\w*|responsab\w*|responsave\w*|bestam\w*|decyduj\w*|decydent\w*|odpowiedzialn\w*|odpowiada\w*|beslis\w*|verantwoordelijk\w*|rozhod\w*|odpoved\w*|ansvarar|ansvarig\w*|beslut\w*|encargad\w*|encarga|decideurs?|buys?|buying|owns)$/u;

/** Verbs of leading that are also other words: they count behind a word for people. */
export const LEADS =
  /^(?:runs?|running|leads?|leading|led|manag(?:es?|ing)|heads?|heading|oversee\w*|overseeing|handl(?:es?|ing)|looks?|looking|takes?|taking|drives?|driving|steers?|owns?|owning|controls?|leit(?:en|et)|fuhr(?:en|t)|steuer(?:n|t)|betreu(?:en|t)|kummer(?:n|t)|macht|machen|dirig(?:e|ent|en)|ger(?:e|ent|em)|pilot(?:e|ent)|occupe(?:nt)?|encadre(?:nt)?|gestiona\w*|llevan?|lider\w*|encargan|ocupan?|occupa(?:no)?|gestisc(?:e|ono)|guida(?:no)?|dirig(?:e|ono)|segu(?:e|ono)|gaat|gaan|leidt|leiden|stuurt|sturen|beheert|beheren|regelt|regelen|kieruj\w*|zarzadza\w*|prowadz\w*|zajmuj\w*|vede|vedou|ridi|spravuj\w*|starosti|zodpovid\w*|gerem|cuidam?|tratam?|ocupam|leder|skoter|driver|styr|hanterar)$/u;

/** Those of them that are said of whole companies. */
export const LEADS_COMPANY =
  /^(?:runs?|running|leads?|leading|manag(?:es?|ing)|heads?|owns?|owning|leit(?:en|et)|fuhr(?:en|t)|betreib(?:en|t)|dirig\w*|ger(?:e|ent|em)|gestiona\w*|llevan?|gestisc(?:e|ono)|guida(?:no)?|leidt|leiden|runt|kieruj\w*|zarzadza\w*|prowadz\w*|vede|vedou|ridi|leder|driver)$/u;

/** Those who are asked for where no title is named. */
export const PEOPLE = set(
  `who whoever people person persons those anyone anybody someone somebody everyone man woman men women folks
  wer leute personen person diejenigen derjenige diejenige menschen jemand jemanden
  qui personnes personne ceux celles celui quelqu
  quien quienes personas persona gente alguien
  chi persone persona coloro qualcuno
  wie mensen persoon personen iemand degene degenen
  kto osoby osob osoba ludzie ludzi ktos
  kdo lide lidi osoby osobu nekdo
  quem pessoas pessoa alguem
  vem personer person personerna nagon de den`,
);

/** The person to speak to. */
export const CONTACT_PERSON =
  /^(?:contacts?|people|leute|personen|personnes|personas|persone|mensen|osoby|lide|pessoas|personer|counterparts?|ansprechpartner\w*|kontaktperson\w*|ansprechperson\w*|interlocut\w*|contactos|contactpers\w*|contatti|referenti|contatos|kontakty|kontaktpersoner|someone|somebody|anyone|jemand|jemanden)$/u;

/** Between such a person and what they work on: "in procurement", "für den Einkauf". */
export const WORKS_IN = set(
  'in for from of im in fur aus fur dans en des de del para nel nella negli di per voor uit op bij w do z ds ve v pro na em no da do inom pa for fran within across',
);
