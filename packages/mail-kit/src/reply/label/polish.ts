import type { Phrases } from './phrases.ts';

/** Without its accents: the Polish l with a stroke is read as l. */
export const POLISH: Phrases = {
  stop: [
    /\b(?:wypis(?:ac|z|zcie|ze|anie|uje|uj)|wyrejestr\w*|odsubskryb\w*|anuluj\w* subskrypcj\w*)\b/,
    /\busun(?:ac|cie|ie|iecie|iecia|)\b[^.!?\n]{0,25}\b(?:mnie|nas|adres\w*|dane|danych|e-?mail\w*|z (?:listy|bazy|panstwa))\b|\b(?:mnie|nas|moj adres|moje dane)\b[^.!?\n]{0,15}\busun\w*/,
    /\bnie (?:przysyla|wysyla|pisa|pisz|kontaktowa|kontaktuj|wysylaj|przysylaj|przesyla|nekac|nekaj)\w*\b[^.!?\n]{0,25}\b(?:wiecej|juz|nigdy|ponownie)\b|\b(?:wiecej|juz) (?:prosze )?(?:do (?:mnie|nas) )?nie (?:pisa|pisz|wysyla|przysyla|kontaktowa|kontaktuj)\w*/,
    /\bnie (?:chce|chcemy|zycz\w+ sobie)\b[^.!?\n]{0,25}\b(?:otrzymywa|dostawa|wiadomosci|maili|e-maili|mejli|kontaktu|korespondencji|reklam)\w*|\brezygnuj\w* z (?:subskrypcji|newslettera|otrzymywania|wiadomosci)\b|\bprzesta\w+ (?:(?:do mnie|mi|nam) )?(?:pisa|wysyla|przysyla|nekac)\w*|\bprosze o (?:zaprzestanie|niewysylanie|nieprzysylanie)\b/,
  ],
  wrongPerson: [
    /\bnie (?:jestem )?(?:wlasciw|odpowiedni)\w+ (?:osob|adres)\w*|\bniewlasciw\w+ (?:osob|adres)\w*|\bnie moj[ae]? (?:dzialka|dzial|obszar|zakres|kompetencj)\w*|\bzla osoba\b/,
    /\b(?:zajmuje sie tym|tym zajmuje sie|za to odpowiada) \w+|\bnie (?:zajmuje sie|odpowiadam za|jestem odpowiedzialn\w+)\b|\b(?:juz (?:tu |tam )?nie pracuj|nie pracuj\w+ juz)\w*/,
  ],
  notNow: [
    /\b(?:wrocmy|odez|skontakt|kontakt|napisz|prosze (?:o kontakt|sie odezwac|wrocic)|wroc)\w*\b[^.!?\n]{0,40}\b(?:pozniej|w przyszlym (?:roku|kwartale)|za (?:kilka|pare|\d+|trzy|szesc|pol) (?:miesiecy|miesiace|tygodni|roku)|w (?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrzesniu|pazdzierniku|listopadzie|grudniu)|po (?:nowym roku|wakacjach|swietach))\b/,
    /\b(?:nie teraz|teraz nie|nie w tej chwili|to nie (?:jest )?(?:dobry|najlepszy) (?:moment|czas)|moze (?:pozniej|w przyszlym (?:roku|kwartale))|brak budzetu|nie mamy budzetu)\b/,
  ],
  notInterested: [
    /\bnie (?:jestesmy|jestem|sa)(?: \w+)? ?zainteresowan\w*|\bnie,? dziekuj\w*|\bbrak zainteresowania\b|\bnie (?:interesuje|potrzebuj\w+|skorzystam\w*)\b/,
    /\bmamy juz\b|\bjuz (?:mamy|korzystamy|wspolpracujemy)\b/,
  ],
  interested: [
    /\b(?:nas|mnie|to) interesuj\w+\b|\b(?:jestesmy|jestem|bylibysmy|bylbym|bylabym) (?:bardzo )?zainteresowan\w+\b|\bbrzmi (?:bardzo )?(?:ciekawie|dobrze|interesujaco)\b|\bw dobrym momencie\b|\bchetnie\b/,
    /\b(?:czy )?mozemy (?:\w+ )?(?:porozmawiac|sie spotkac|zadzwonic|umowic)\b|\bprosze o (?:propozycj\w+|termin\w*|wiecej informacji|szczegol\w*|oferte|przeslanie|kontakt telefoniczny|telefon)\b|\bprosze (?:przeslac|wyslac|zadzwonic)\b/,
  ],
  outOfOffice: [
    /\bpoza biurem\b|\bna urlopie\b|\bnieobecn\w+\b|\bautomatyczna odpowiedz\b|\bprzebywam na (?:urlopie|zwolnieniu)\b/,
  ],
  question: [/\b(?:ile|jak|jaki\w*|gdzie|kiedy|kto|czy|dlaczego|co)\b[^.!?\n]{0,200}\?/],
  negation: /\b(?:nie|bez|nigdy|zamiast)(?: (?:chce|chcemy|prosze|mnie|nas|sie|trzeba|musze|zamierzam)){0,4} $/,
};
