import type { Phrases } from './phrases.ts';

export const GERMAN: Phrases = {
  stop: [
    /\b(?:abmelden|austragen|abbestellen)\b(?! (?:kann|konnen|lassen sich|funktion))|\bum abmeldung\b|\bsehen sie\b[^.!?\n]{0,15}\bvon weiteren\b[^.!?\n]{0,30}\bab\b|\bvon weiteren (?:e-?mails?|mails?|nachrichten|anfragen|kontakt\w*) ab(?:zu)?sehen\b/,
    /\b(?:meld(?:en sie|et|e)? (?:mich|uns)|trag(?:en sie|t|e)? (?:mich|uns))\b[^.!?\n]{0,30}\b(?:ab|aus)\b/,
    /(?<!\b(?:wir|ich|werden|haben) )\b(?:losch|entfern|streich|nehm)\w*(?: sie)?(?: bitte)? (?:mich|uns|mein\w*|unser\w*|diese)\b/,
    /\b(?:mein\w*|unser\w*|diese) (?:e-?mail-?)?(?:adresse|daten|mailadresse|kontaktdaten|namen)\b[^.!?\n]{0,50}\b(?:losch|entfern|streich|nehm)\w*/,
    /\b(?:mich|uns)\b[^.!?\n]{0,20}\b(?:aus|von) (?:ihr|eur|dein|dem|der|dies)\w*[^.!?\n]{0,15}(?:verteiler|liste|datenbank|mailing)\w*/,
    /\b(?:aus|von) (?:ihr|eur|dein|dem|der|dies)\w* (?:\w+ )?(?:verteiler|liste|datenbank|mailingliste)\w*[^.!?\n]{0,20}\b(?:nehm|losch|streich|entfern|austrag)\w*|\bloschung (?:meiner|unserer)\b/,
    /\bkeine? (?:weitere\w* |solche\w* )?(?:e-?mails?|mails?|nachrichten|werbung|werbemails?|newsletter|anfragen|post|kontaktaufnahme\w*)\b(?= mehr| erhalten| zu(?:senden|schicken)?\b| zukommen| schicken| senden)/,
    /\bkeine weiteren (?:e-?mails?|mails?|nachrichten|anfragen|kontaktversuche|werbemails?)\b|\bkeine werbung\b/,
    /\b(?:nicht|nichts) (?:mehr|weiter) (?:zu )?(?:kontaktier|anschreib|anzuschreib|schreib|zusend|schick|send|belastig|angeschrieb|erhalten|bekommen)\w*/,
    /\b(?:kontaktier|schreib|schick|send|belastig|mail)\w*(?: sie| ihr)? (?:mich|mir|uns)(?: bitte)? (?:nicht|nichts|keine|nie)(?: mehr| weiter)?\b/,
    /\b(?:unterlassen sie|lassen sie (?:mich|uns) in ruhe|hor(?:en sie|t) auf,? (?:mir|mich|uns))\b|\bwiderspreche (?:hiermit )?(?:der|jeder|einer) (?:weiteren )?(?:nutzung|verarbeitung|verwendung|speicherung|kontaktaufnahme|werbung)/,
  ],
  wrongPerson: [
    /\b(?:nicht|bin ich nicht) (?:mehr )?(?:zustandig|verantwortlich|verantwortlicher|tatig)\b/,
    /\b(?:nicht|kein\w*) (?:der|die|das)? ?(?:richtige\w*|passende\w*) (?:ansprechpartner\w*|person|kontakt|adresse|stelle)\b|\bfalsche\w* (?:ansprechpartner\w*|person|adresse|kontakt|abteilung|stelle)\b/,
    /\bbei (?:mir|uns) falsch\b|\b(?:dafur|hierfur|da) (?:ist|sind|ware)\b[^.!?\n]{0,40}\b(?:zustandig|verantwortlich)\b/,
    /\bnicht mehr (?:im|in der|in dem|bei|fur|beim)\b[^.!?\n]{0,30}\b(?:unternehmen|firma|uns|tatig|team|abteilung)\b|\bnicht mein (?:bereich|gebiet|thema)\b|\barbeite\w* nicht mehr\b/,
  ],
  notNow: [
    /\b(?:melden|kommen|schreiben|fragen|kontaktieren)\b[^.!?\n]{0,40}\b(?:spater|im (?:nachsten|neuen|kommenden)|nachstes (?:jahr|quartal)|in (?:ein paar|einigen|\d+|drei|sechs) (?:monaten|wochen)|nach (?:dem|den|der)|im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|sommer|herbst|winter))\b/,
    /\b(?:im (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhjahr|sommer|herbst|winter|nachsten (?:jahr|quartal))|nachstes jahr|in (?:ein paar|einigen|\d+|drei|sechs) monaten)\b[^.!?\n]{0,30}\b(?:melden|noch ?(?:ein)?mal|erneut|wieder|anschreiben)\b/,
    /\b(?:jetzt|gerade|momentan|aktuell|zurzeit|derzeit) nicht\b(?! (?:interessiert|benotigt|relevant|zustandig|im buro))|\b(?:nicht|kein) (?:der |ein )?(?:richtige\w*|gute\w*|gunstige\w*|passende\w*) (?:zeitpunkt|moment)\b|\b(?:vielleicht|eventuell|evtl\.?) (?:spater|nachstes|im nachsten)\b|\bkein budget\b/,
    /\b(?:nachstes jahr|nachsten quartal|spater) (?:wieder|noch ?mal|erneut|gerne?)\b/,
  ],
  notInterested: [
    /\bkein(?:erlei|e)? (?:interesse|bedarf|verwendung)\b|\b(?:nicht|kaum) (?:interessiert|interessant|relevant)\b|\bnein,? danke\b/,
    /\b(?:bestens|gut|bereits|schon|anderweitig) (?:versorgt|aufgestellt|ausgestattet|bedient|abgedeckt)\b|\b(?:haben|nutzen|arbeiten)(?: wir)? (?:bereits|schon)\b|\b(?:brauchen|benotigen) (?:wir )?(?:das |es )?nicht\b/,
    /\bpasst nicht zu uns\b|\b(?:nicht|kommt nicht) in ?frage\b|\bdanke,? nein\b/,
  ],
  interested: [
    /\b(?:klingt|hort sich|sieht|liest sich) (?:sehr |wirklich |ganz |echt )?(?:gut|interessant|spannend|vielversprechend|super)\b/,
    /\b(?:bin|sind|ware|waren|hatte\w*|habe\w*) (?:ich |wir )?(?:sehr |grundsatzlich |durchaus |grosses |gerne? )?(?:interessiert|interesse)\b|\bgrosses interesse\b/,
    /\b(?:konnen|sollen|wollen|konnten|sollten) wir\b[^.!?\n]{0,40}\b(?:telefonieren|sprechen|treffen|austauschen|reden|zusammensetzen)\b|\bwann (?:passt|hatten|haben) (?:es )?(?:ihnen|sie)\b/,
    /\b(?:zur rechten zeit|zum richtigen zeitpunkt|gerne (?:mehr|ein|einen|telefonieren|sprechen|anschauen))\b|\bmehr (?:erfahren|informationen)\b|\bpasst ihnen\b|\b(?:rufen sie|ruf) (?:mich|uns)\b/,
    /\b(?:schicken|senden|schick|sende|nennen|machen)\b[^.!?\n]{0,40}\b(?:terminvorschlag\w*|termine?|informationen|infos?|unterlagen|angebot|details|prasentation|einladung)\b|\b(?:termin|telefonat|gesprach) (?:vereinbaren|ausmachen|am|machen)\b/,
  ],
  outOfOffice: [
    /\bnicht im (?:buro|haus|hause)\b|\bausser haus\b|\b(?:im|in) urlaub\b|\babwesenheit|\babwesend\b|\bin elternzeit\b|\bautomatische antwort\b|\bwieder (?:erreichbar|im buro|fur sie da)\b/,
  ],
  question: [
    /\b(?:was|wie|wo|wann|wer|welche\w*|warum|wieviel|konnen sie|gibt es|ist (?:das|es)|kann (?:man|ich|das)|haben sie|woher|wofur)\b[^.!?\n]{0,200}\?/,
  ],
  negation:
    /\b(?:nicht|nie|niemals|ohne|keineswegs|statt)(?: (?:zu|mich|uns|bitte|von|davon|aus|der|ihrem|verteiler|newsletter|wollen|einfach)){0,4} $/,
};
