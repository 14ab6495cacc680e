/** Mail providers with so many people that a near miss of their name is most likely a slip, and the endings they have. */
export const BIG_PROVIDERS: readonly { name: string; endings: readonly string[] }[] = [
  { name: 'gmail', endings: ['com'] },
  { name: 'googlemail', endings: ['com'] },
  {
    name: 'yahoo',
    endings:
      'com co.uk fr de it es ca in co.in com.br com.au co.jp com.mx com.ar com.sg com.hk com.tw com.ph com.vn co.id co.kr co.nz co.th co.za com.co com.pe com.tr com.my ie gr pl ro se dk no nl be cl ne.jp'.split(
        ' ',
      ),
  },
  {
    name: 'hotmail',
    endings:
      'com co.uk fr de it es be nl se dk no ca gr ch com.br com.ar com.au com.mx com.tr com.tw com.hk co.jp co.kr co.nz co.th co.za cl my sg ph rs fi hu cz'.split(
        ' ',
      ),
  },
  {
    name: 'outlook',
    endings:
      'com de fr es it pt be dk ie cl cz at gr hu in id jp kr lv my ph sg sk sa com.br com.ar com.au com.tr com.vn co.nz co.th co.id'.split(
        ' ',
      ),
  },
  { name: 'icloud', endings: ['com'] },
  { name: 'aol', endings: ['com', 'co.uk', 'de', 'fr', 'it', 'es'] },
  { name: 'protonmail', endings: ['com', 'ch'] },
  { name: 'comcast', endings: ['net'] },
  { name: 'verizon', endings: ['net'] },
  { name: 'sbcglobal', endings: ['net'] },
  { name: 'bellsouth', endings: ['net'] },
];

/** Real names that lie close to one of the big ones. */
export const REAL_NEIGHBOURS: ReadonlySet<string> = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'rocketmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'fastmail.com',
  'hushmail.com',
  'zohomail.com',
  'tutamail.com',
  'qmail.com',
  'inmail.com',
  'mailbox.org',
  'hotmail.msn.com',
  'yandex.com',
  'yahooinc.com',
  'yahoo-inc.com',
  'outlook.office.com',
  'aon.com',
  'aol.org',
  'proton.me',
  'pm.me',
]);
