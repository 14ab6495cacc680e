/** Words for leaving a list and nothing else. Folded, as `fold` does it. */
const LEAVING = new Set(
  'unsubscribe unsub optout opt-out abmelden abmeldung austragen abbestellen desinscription desabonnement desabonner desinscrire disiscrizione disiscrivimi cancellatemi cancellami uitschrijven afmelden descadastrar wypisz wypisac wypisanie'.split(
    ' ',
  ),
);
/** Words that ask for it where they stand alone, but mean much else in a sentence. */
const ENDING = new Set(
  'stop remove removal delete loschen entfernen streichen supprimer retirer baja eliminar borrar cancellazione rimuovere verwijderen schrappen remover retirar cancelamento usun usunac rezygnuje td'.split(
    ' ',
  ),
);
const COURTESIES = new Set(
  'please pls plz kindly thanks thank you thx ty hi hello hey dear sir madam me us my our address email e-mail mail mails from of off your the this list lists mailing now it immediately asap at once and just yes no ok okay sorry to all emails contact bitte danke mich uns aus von dem ihrem ihrer liste verteiler adresse meine sofort umgehend hallo merci svp de la votre vos moi nous mon bonjour por favor gracias mi correo su lista hola per favore grazie dalla vostra mio indirizzo buongiorno aub graag alstublieft bedankt mij van uit lijst uw jullie obrigado obrigada da sua meu prosze dziekuje mnie z listy'.split(
    ' ',
  ),
);
const WORDS_MAX = 8;

/** Where a sentence, or its last clause, does nothing but ask to be left out: "Remove, please." */
export function findBareStop(folded: string): { from: number; to: number } | null {
  for (const { 0: clause, index } of folded.matchAll(/[^.!?,;:\n。！？，]+/g)) {
    const words = clause.trim().split(' ', WORDS_MAX + 1);
    if (words.length > WORDS_MAX || !words.every((word) => isKnown(word))) continue;
    const endsSentence = /^(?:$|[.!\n])/.test(folded.slice(index + clause.length));
    if (words.some((word) => LEAVING.has(word) || (endsSentence && ENDING.has(word)))) {
      return { from: index, to: index + clause.length };
    }
  }
  return null;
}

const isKnown = (word: string) => LEAVING.has(word) || ENDING.has(word) || COURTESIES.has(word);
