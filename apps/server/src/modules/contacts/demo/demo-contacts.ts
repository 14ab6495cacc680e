/** A company the demo company writes to: where it is, and the group it was put into. */
type DemoCompany = readonly [domain: string, city: string, country: string, tag: string, language: keyof typeof NAMES];

const NAMES = {
  de: ['katrin anke lena renate sabine petra jonas ole tobias philipp', 'vogel klein petersen brenner renner lehn'],
  en: ['dana grace helen ruth claire oliver jack thomas peter marcus', 'whitlock halloran byrne adair marsh osei lund'],
  nl: ['sanne femke lotte anouk piet joost daan ruben', 'visser bakker mulder hoekstra'],
  fr: ['camille luc julien thierry pascal', 'moreau garnier rousseau dumont chevalier'],
  pl: ['dorota zofia agnieszka piotr marek krzysztof', 'wrona sikora lis nowak maj'],
} as const;

const COMPANIES: readonly DemoCompany[] = [
  ['nordkai.test', 'Hamburg', 'Germany', 'DACH', 'de'],
  ['havelkontor.test', 'Berlin', 'Germany', 'DACH', 'de'],
  ['rheinkontor.test', 'Köln', 'Germany', 'DACH', 'de'],
  ['kielkai.test', 'Kiel', 'Germany', 'DACH', 'de'],
  ['saalefracht.test', 'Halle', 'Germany', 'DACH', 'de'],
  ['foerdefracht.test', 'Flensburg', 'Germany', 'DACH', 'de'],
  ['ostseelinie.test', 'Rostock', 'Germany', 'DACH', 'de'],
  ['isarlogistik.test', 'München', 'Germany', 'DACH', 'de'],
  ['elbefresh.test', 'Dresden', 'Germany', 'DACH', 'de'],
  ['vexelfreight.test', 'Wien', 'Austria', 'DACH', 'de'],
  ['sablecouriers.test', 'London', 'United Kingdom', 'UK', 'en'],
  ['kestrelhaulage.test', 'Leeds', 'United Kingdom', 'UK', 'en'],
  ['brightmoor.test', 'Bristol', 'United Kingdom', 'UK', 'en'],
  ['clydeforward.test', 'Glasgow', 'United Kingdom', 'UK', 'en'],
  ['quayside.test', 'Dublin', 'Ireland', 'UK', 'en'],
  ['corkline.test', 'Cork', 'Ireland', 'UK', 'en'],
  ['baltreefer.test', 'Stockholm', 'Sweden', 'Nordics', 'en'],
  ['aaltoshipping.test', 'Helsinki', 'Finland', 'Nordics', 'en'],
  ['fjordfrakt.test', 'Oslo', 'Norway', 'Nordics', 'en'],
  ['oresundlog.test', 'København', 'Denmark', 'Nordics', 'en'],
  ['maasvracht.test', 'Rotterdam', 'Netherlands', 'Benelux', 'nl'],
  ['veluwekoel.test', 'Apeldoorn', 'Netherlands', 'Benelux', 'nl'],
  ['scheldtcarriers.test', 'Antwerpen', 'Belgium', 'Benelux', 'nl'],
  ['garonnefret.test', 'Bordeaux', 'France', 'France', 'fr'],
  ['armorfroid.test', 'Brest', 'France', 'France', 'fr'],
  ['palet9.test', 'Gdańsk', 'Poland', 'Poland', 'pl'],
  ['balticfrost.test', 'Gdynia', 'Poland', 'Poland', 'pl'],
  ['tidewatercargo.test', 'New York', 'United States', 'North America', 'en'],
  ['prairiehaul.test', 'Denver', 'United States', 'North America', 'en'],
  ['ironwharf.test', 'Toronto', 'Canada', 'North America', 'en'],
];

/** A person of the boxed world, as far as a contact needs to be known. */
export type DemoPerson = { name: string; firstName: string; title: string; company: string; zone: string };
export type DemoPeople = {
  has(address: string): boolean;
  personAt(address: string): DemoPerson;
  /** What the mail hosts of an address would tell a verifier; nothing where they would not say it at once. */
  verdictOf(address: string): DemoVerdict | undefined;
};
export type DemoVerdict = { mx: string; category: 'VALID' | 'UNKNOWN'; reason: 'accepted' | 'acceptsEverybody' };

const PEOPLE_A_COMPANY = 11;

export type DemoContact = { email: string; person: DemoPerson; city: string; country: string; tag: string };

/** A few hundred people of the box, some at each company; the same ones at every start. */
export const demoContacts = (people: DemoPeople): DemoContact[] =>
  COMPANIES.flatMap(([domain, city, country, tag, language], place) => {
    const [given, family] = NAMES[language].map((names) => names.split(' '));
    const addresses = (given ?? []).flatMap((first, index) =>
      (family ?? []).map((last, turn) => ({
        email: `${first}.${last}@${domain}`,
        order: (index * 7 + turn * 3 + place) % 17,
      })),
    );
    return addresses
      .sort((one, other) => one.order - other.order)
      .filter(({ email }) => people.has(email))
      .slice(0, PEOPLE_A_COMPANY)
      .map(({ email }) => ({ email, person: people.personAt(email), city, country, tag }));
  });
