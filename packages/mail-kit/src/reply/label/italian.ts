import type { Phrases } from './phrases.ts';

export const ITALIAN: Phrases = {
  stop: [
    /\b(?:disiscri|disicri|annull\w* (?:l'|la mia )iscrizione|cancell\w* (?:la mia |l')iscrizione)\w*/,
    /\bcancellazione (?:dalla|dal|del mio|dei miei)\b|\b(?:cancell|rimuov|togli|elimin|depenn)\w*(?:mi|ci)\b|\bmi (?:cancelli|rimuova|tolga|elimini)\b/,
    /\b(?:cancell|rimuov|togli|elimin)\w* (?:il (?:mio|nostro)|i miei|la mia|questo) (?:indirizzo|nominativo|contatto|dati|e-?mail|mail|nome)\b/,
    /\bnon (?:mi |ci )?(?:inviat|invi|scriv|contatt|mandat|mand|disturb)\w*(?:mi|ci)?\b[^.!?\n]{0,12}\b(?:piu|altre?|altri|ulteriori|nulla|niente)\b/,
    /\bnon (?:mi |ci )?(?:contattat|scriv|disturbat)\w*(?:mi|ci)? ?(?=$|[.!\n])/,
    /\bnon (?:voglio|vogliamo|desider\w*|intendo) (?:piu )?(?:ricevere|essere contattat\w*)\b|\b(?:smett|smettet|finitel)\w* di (?:scriver|mandar|inviar|contattar)\w*|\bbasta (?:con (?:le |queste )?)?(?:e-?mail|mail|messaggi|spam)\b|\bniente piu (?:e-?mail|mail|messaggi)\b/,
  ],
  wrongPerson: [
    /\bnon sono (?:io )?(?:la persona|il referente|il responsabile|la responsabile|la referente|il contatto)\b|\b(?:persona|indirizzo|contatto|reparto|referente) (?:sbagliat[ao]|errat[ao])\b/,
    /\bnon (?:me ne occupo|mi occupo|ci occupiamo|e di mia competenza|e il mio (?:settore|ambito|campo))\b|\bse ne occupa\b|\bnon lavor\w+ piu\b|\bho lasciato l'azienda\b/,
  ],
  notNow: [
    /\b(?:ricontatt|risent|riscriv|contatt|riparl|scriv|sentiamoci)\w*\b[^.!?\n]{0,40}\b(?:piu avanti|piu tardi|l'anno prossimo|il prossimo (?:anno|trimestre|mese)|tra (?:qualche|\d+|tre|sei|alcuni) (?:mese|mesi)|fra (?:qualche|\d+|tre|sei|alcuni) (?:mese|mesi)|a (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre)|dopo)\b/,
    /\b(?:non ora|non adesso|ora no|adesso no|non e (?:il|un) (?:buon )?momento|magari piu avanti|forse piu avanti|nessun budget|non abbiamo budget)\b/,
  ],
  notInterested: [
    /\bnon (?:siamo|sono|ci|mi|abbiamo|ho|e)(?: \w+)? ?interess\w*|\bno,? grazie\b|\bnessun interesse\b|\bnon (?:ci serve|ne abbiamo bisogno|abbiamo bisogno|fa per noi)\b/,
    /\bgia (?:coperti|serviti|provvisto|forniti|a posto)\b|\babbiamo gia\b|\butilizziamo gia\b/,
  ],
  interested: [
    /\b(?:ci|mi) (?:interessa\w*|sembra (?:molto )?(?:interessante|utile)|piacerebbe (?:saper|parlar|veder|conoscer)\w*)\b|\b(?:siamo|sono|sarei|saremmo) (?:molto )?interessat[oiae]\b|\bsembra (?:molto )?interessante\b|\bvolentieri\b/,
    /\b(?:possiamo|potremmo) (?:sentirci|parlar\w*|vederci|fissare|incontrarci)\b|\b(?:propon|invi|mand)\w*(?:mi|ci|ga)?\b[^.!?\n]{0,25}\b(?:orari\w*|informazioni|dettagli|proposta|date|disponibilita|offerta|documentazione)\b|\bsentiamoci (?:lunedi|martedi|mercoledi|giovedi|venerdi|domani|la prossima)\b|\bmi chiami\b|\bmaggiori informazioni\b|\bal momento giusto\b/,
  ],
  outOfOffice: [
    /\bfuori (?:ufficio|sede|dall'ufficio)\b|\bin (?:ferie|vacanza|maternita|malattia)\b|\bsono assente\b|\brisposta automatica\b|\brientr(?:ero|o) il\b/,
  ],
  question: [
    /\b(?:quanto|quanti|quale|quali|come|quando|dove|chi|perche|che cosa|cosa|potete|puo|potrebbe|avete|c'e)\b[^.!?\n]{0,200}\?/,
  ],
  negation:
    /\b(?:non|senza|mai|invece di)(?: (?:voglio|vogliamo|desidero|intendo|mi|ci|di|serve|bisogno|chiedo)){0,4} $/,
};
