type Opening = { subject: string; text: string; again: string };

/** What the demo company writes, all of it made up. `{name}` is the first name of its recipient. */
export const OPENINGS: Record<string, Opening> = {
  invoices: {
    subject: 'Two invoices, one mistake',
    text: 'Hi {name},\n\nmost operations teams we meet never see the surcharges on their carrier invoices one by one. Last month we went through 1,400 of them for a forwarder of your size and found 3.1 % that should not have been paid.\n\nIs somebody checking this at your company today?',
    again:
      'Hi {name},\n\nlast month we went through 1,400 carrier invoices for one company. Two of them were for the same trip. Shall I show you how we saw it?',
  },
  surcharges: {
    subject: 'What your carriers add on',
    text: 'Hi {name},\n\nfuel, tolls, waiting time: on the last five audits a quarter of these lines did not match the contract. We find them before you pay.\n\nWould a look at one carrier be worth twenty minutes?',
    again: 'Hi {name},\n\none carrier, three invoices, twenty minutes. If nothing is wrong with them I will say so.',
  },
  spend: {
    subject: '3 % of freight spend',
    text: 'Hi {name},\n\nthat is what we usually find. Not in rates, in lines nobody agreed to. We are paid from what comes back.\n\nWho looks at carrier invoices at your company?',
    again: 'Hi {name},\n\nshould I close the file? If this is not for you, a short no is fine.',
  },
  rechnungen: {
    subject: 'Zwei Rechnungen, ein Fehler',
    text: 'Guten Tag {name},\n\nim letzten Monat haben wir für eine Spedition 1.400 Frachtrechnungen geprüft. Auf 43 davon stand ein Zuschlag, der in keinem Vertrag vorkommt.\n\nSieht sich das bei Ihnen jemand an?',
    again:
      'Guten Tag {name},\n\nnur kurz: Wir werden aus dem bezahlt, was zurückkommt. Darf ich Ihnen drei Rechnungen zeigen?',
  },
  zuschlaege: {
    subject: 'Was Ihre Frachtführer aufschlagen',
    text: 'Guten Tag {name},\n\nDiesel, Maut, Standzeit: Bei den letzten fünf Prüfungen passte jede vierte dieser Zeilen nicht zum Vertrag. Wir finden sie, bevor Sie zahlen.\n\nHätten Sie zwanzig Minuten?',
    again: 'Guten Tag {name},\n\nsoll ich die Akte schließen? Ein kurzes Nein genügt.',
  },
  factures: {
    subject: 'Deux factures, une erreur',
    text: 'Bonjour {name},\n\nle mois dernier, nous avons contrôlé 1 400 factures de transport. Sur 43 d’entre elles figurait un supplément que personne n’avait accepté.\n\nQui contrôle cela chez vous ?',
    again: 'Bonjour {name},\n\nvingt minutes et trois factures suffisent. Cela vous conviendrait-il cette semaine ?',
  },
  toeslagen: {
    subject: 'Wat uw vervoerders bijrekenen',
    text: 'Dag {name},\n\nbrandstof, tol, wachttijd: bij de laatste vijf controles klopte een kwart van die regels niet met het contract. Wij vinden ze voordat u betaalt.\n\nKijkt daar bij u iemand naar?',
    again: 'Dag {name},\n\neén vervoerder, drie facturen, twintig minuten. Mag ik het laten zien?',
  },
  faktury: {
    subject: 'Dwie faktury, jeden błąd',
    text: 'Dzień dobry {name},\n\nw zeszłym miesiącu sprawdziliśmy 1400 faktur przewozowych. Na 43 z nich była dopłata, której nie ma w żadnej umowie.\n\nCzy ktoś to u Państwa sprawdza?',
    again: 'Dzień dobry {name},\n\nwystarczą trzy faktury i dwadzieścia minut. Czy mogę pokazać?',
  },
};

export type DemoFile = { name: string; lines: string[] };

/** A person of the group (`tag`), by place, and what they did with our mail. */
export type DemoThread = {
  mailbox: string;
  tag: string;
  who: number;
  opening: keyof typeof OPENINGS;
  /** We wrote a second time before the answer, so many days after the first: as long as the round waits. */
  againAfter?: number;
  /** The answer came so many days after our mail; else on the same day, or after the weekend. */
  answeredAfter?: number;
  /** Of the last turn, by the demo company's day and clock. */
  daysAgo: number;
  at: string;
  turns: DemoTurn[];
};

export type DemoTurn = {
  by?: 'us' | 'them' | 'machine' | 'host';
  text: string;
  files?: DemoFile[];
  /** In HTML, as most clients write. */
  rich?: true;
  isSeen?: true;
  isStarred?: true;
  isSpam?: true;
  /** Of an automatic answer. */
  subject?: string;
};
