import type { Phrases } from './phrases.ts';

export const DUTCH: Phrases = {
  stop: [
    /\b(?:uitschrijven|afmelden|uitgeschreven|afgemeld|uitschrijving)\b|\bschrijf (?:mij|me|ons)\b[^.!?\n]{0,20}\buit\b|\bmeld (?:mij|me|ons)\b[^.!?\n]{0,20}\baf\b/,
    /\b(?:mij|me|ons|mijn (?:e-?mail-?)?(?:adres|mailadres|gegevens|naam)|ons (?:e-?mail-?)?adres)\b[^.!?\n]{0,40}\b(?:verwijder|schrap|wis)\w*/,
    /\b(?:verwijder|schrap|haal|wis)\w*(?: (?:mij|me|ons|mijn|aub|alstublieft|graag|dit)){1,3}\b/,
    /\b(?:verwijder|schrap|haal)\w* (?:uit|van) (?:uw|jullie|je|de|deze) (?:\w+ )?(?:lijst|bestand|mailinglijst|database|systeem)\b/,
    /\bgeen (?:e-?mails?|mails?|mailtjes|berichten|reclame|nieuwsbrieven|verdere (?:e-?mails?|mails?|berichten)) (?:meer|te (?:sturen|ontvangen)|sturen|ontvangen)\b|\bgeen verdere (?:e-?mails?|mails?|berichten|contact)\b/,
    /\bniet (?:meer|langer) (?:te )?(?:mailen|benaderen|contacteren|schrijven|contact|ontvangen|lastig|worden (?:benaderd|gemaild))\b|\bstop(?:pen)? met (?:mailen|sturen|mij|me|schrijven|spammen|het sturen)\b|\bstuur (?:mij|me|ons)[^.!?\n]{0,15}\b(?:niets|niks) meer\b|\blaat (?:mij|me|ons) met rust\b/,
  ],
  wrongPerson: [
    /\bniet de (?:juiste|goede) (?:persoon|contactpersoon|afdeling|ingang)\b|\bverkeerde (?:persoon|adres|contactpersoon|afdeling)\b|\bga ik niet over\b|\bniet (?:mijn (?:afdeling|gebied|verantwoordelijkheid)|verantwoordelijk voor)\b/,
    /\bwerk(?:t|en)?(?: hier| daar)? niet (?:meer|langer)\b|\bniet meer (?:werkzaam|in dienst)\b/,
  ],
  notNow: [
    /\b(?:neem|mail|bel|contact|kom|probeer|benader)\w*\b[^.!?\n]{0,40}\b(?:later|volgend (?:jaar|kwartaal)|over (?:een paar|enkele|\d+|drie|zes) (?:maanden|weken)|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|het (?:voorjaar|najaar|nieuwe jaar))|na (?:de|het))\b/,
    /\b(?:nu (?:even )?niet|niet nu|op dit moment niet|geen goed moment|niet het juiste moment|(?:misschien|wellicht) (?:later|volgend (?:jaar|kwartaal))|geen budget)\b/,
  ],
  notInterested: [
    /\bgeen (?:interesse|belangstelling|behoefte)\b|\bniet (?:geinteresseerd|interessant|relevant|nodig)\b|\bnee,? (?:bedankt|dank)\b/,
    /\b(?:zijn|al|reeds|goed) (?:al |reeds |goed )?voorzien\b|\b(?:hebben|gebruiken|werken)(?: wij| we)? (?:al|reeds)\b/,
  ],
  interested: [
    /\b(?:klinkt|lijkt|ziet er)(?: \w+)? (?:erg |heel |zeer )?(?:interessant|goed|nuttig|leuk)\b|\b(?:ben|zijn) (?:ik |wij |we )?(?:zeer |erg |wel )?geinteresseerd\b|\b(?:heb|hebben) (?:ik |wij |we )?(?:wel |zeker )?(?:interesse|belangstelling)\b|\bop een goed moment\b|\bgraag (?:meer|een afspraak|kennismaken)\b/,
    /\b(?:kunnen|zullen|laten) we\b[^.!?\n]{0,30}\b(?:bellen|spreken|afspreken|overleggen|praten)\b|\b(?:stuur|stuurt|mail)\b[^.!?\n]{0,25}\b(?:voorstellen|informatie|details|data|tijden|offerte|voorstel|tijdstippen)\b|\bbel (?:mij|me)\b/,
  ],
  outOfOffice: [
    /\bniet op kantoor\b|\b(?:op|met) (?:vakantie|verlof|zwangerschapsverlof)\b|\bafwezig\b|\bautomatisch (?:antwoord|bericht)\b|\bweer bereikbaar\b/,
  ],
  question: [
    /\b(?:wat|hoe|waar|wanneer|wie|welke|waarom|hoeveel|kunt u|kun je|kan (?:het|dit)|is (?:het|er)|heeft u)\b[^.!?\n]{0,200}\?/,
  ],
  negation: /\b(?:niet|nooit|zonder|in plaats van)(?: (?:te|mij|me|ons|willen|hoeven|van|de|lijst|graag)){0,4} $/,
};
