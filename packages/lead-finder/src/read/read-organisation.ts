import type { Proof, Stated } from '../lead.ts';
import type { Script } from '../page.ts';
import { proofOf, type Reading, stated } from './company-facts.ts';
import { parseJsonLd } from './parse-json-ld.ts';

/** JSON-LD of the organisation whose page it is (schema.org). */
export type Organisation = {
  names: Stated[];
  cities: Stated[];
  countries: Stated[];
  industries: Stated[];
  people: Stated<{ min: number; max: number }>[];
};

const TYPES =
  /^(?:Organization|Corporation|LocalBusiness|[A-Za-z]*Business|Store|ProfessionalService|OnlineBusiness|NGO|EducationalOrganization|MedicalOrganization|FinancialService|LegalService|Hotel|Restaurant|NewsMediaOrganization)$/u;
const INNER = ['@graph', 'mainEntity', 'publisher', 'about', 'itemListElement', 'item'];
const DEPTH_MAX = 8;
const NEAR = 20_000;

type Fields = Record<string, unknown>;

export function readOrganisations(reading: Reading): Organisation {
  const found: Organisation = { names: [], cities: [], countries: [], industries: [], people: [] };
  for (const script of reading.page.structuredData) {
    collect(parseJsonLd(script), 0, (record) => readOne(reading, script, record, found));
  }
  return found;
}

function collect(value: unknown, depth: number, found: (record: Fields) => void): void {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 200)) collect(item, depth + 1, found);
    return;
  }
  const record = value as Fields;
  if ([record['@type']].flat().some((type) => typeof type === 'string' && TYPES.test(type))) found(record);
  for (const key of INNER) collect(record[key], depth + 1, found);
}

const SURE = 0.9;

function readOne(reading: Reading, script: Script, record: Fields, found: Organisation): void {
  const say = (value: unknown, into: Stated[]) => {
    const text = asText(value);
    const proof = text && quote(reading, script, text);
    if (text && proof) into.push(stated(text, SURE, proof));
  };
  say(record.legalName, found.names);
  say(record.name, found.names);
  say(record.industry, found.industries);
  const [address] = [record.address].flat() as unknown[];
  if (typeof address === 'object' && address !== null) {
    say((address as Fields).addressLocality, found.cities);
    const country = (address as Fields).addressCountry;
    say(typeof country === 'object' && country !== null ? (country as Fields).name : country, found.countries);
  }
  const people = readCount(record.numberOfEmployees);
  const proof = people && quote(reading, script, people.said);
  if (people && proof) found.people.push(stated({ min: people.min, max: people.max }, SURE, proof));
}

function readCount(value: unknown): { min: number; max: number; said: string } | undefined {
  const fields = typeof value === 'object' && value !== null ? (value as Fields) : { value };
  const given = [fields.minValue ?? fields.value, fields.maxValue ?? fields.value].map((one) =>
    typeof one === 'number' || typeof one === 'string' ? String(one).slice(0, 40) : '',
  );
  const range = /^(\d{1,7})\s?[-–]\s?(\d{1,7})$/u.exec(given[0] ?? '');
  if (range) return { min: Number(range[1]), max: Number(range[2]), said: range[0] };
  const [min, max] = given.map((one) => (/^\d{1,7}$/u.test(one) ? Number(one) : undefined));
  if (min === undefined || max === undefined || min > max) return undefined;
  return { min, max, said: given[0] ?? '' };
}

const asText = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' && one.length < 200 && one.trim() !== '' ? one.trim() : undefined;
};

/** Only what stands in the source as it is: an escaped value is not returned. */
function quote(reading: Reading, script: Script, value: string): Proof | undefined {
  const { html, url } = reading.page;
  const at = html.slice(script.at, script.at + Math.min(script.text.length + NEAR, NEAR * 5)).indexOf(value);
  return at === -1 ? undefined : proofOf(reading, { quote: value, offset: script.at + at, place: 'html', url });
}
