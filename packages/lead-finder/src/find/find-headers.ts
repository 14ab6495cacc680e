import type { PageElement } from '../page.ts';
import type { Cell } from './find-cells.ts';

/** What the cells of a table's first row call its columns. */
export type Headers = ReadonlyMap<PageElement, ReadonlyMap<number, string>>;

const LEVELS = 4;

export function findHeaders(cells: readonly Cell[]): Headers {
  const headers = new Map<PageElement, Map<number, string>>();
  for (const { element, text, entries } of cells) {
    const column = columnOf(element);
    if (column?.name !== 'th' || entries.length > 0) continue;
    const table = tableOf(column);
    if (!table) continue;
    const known = headers.get(table) ?? new Map<number, string>();
    if (!known.has(column.column)) known.set(column.column, text.slice(0, LABEL_MAX));
    headers.set(table, known);
  }
  return headers;
}

const LABEL_MAX = 60;
/** Columns that say what a person does. */
const ROLE =
  /^(?:role|position|job(?: title)?|title|function|responsib\p{L}*|department|speciali[sz]ation|specialty|speciality|area|rolle|funktion|position|aufgabe\p{L}*|amt|bereich|zuständig\p{L}*|abteilung|fachgebiet|fonction|poste|rôle|spécialité|service|cargo|puesto|función|especialidad|área|ruolo|funzione|incarico|specialità|mansione|functie|rol|afdeling|taak|specialisatie|stanowisko|funkcja|dział|specjalizacja|funkce|pozice|oddělení|obor|função|especialidade|setor|befattning|roll|titel|avdelning|stilling|职务|職務|职位|役職|должность|المنصب)\s?:?$/iu;

/** Whether the header of its column says that a cell holds what a person does. */
export function isInRoleColumn(element: PageElement, headers: Headers): boolean {
  if (headers.size === 0) return false;
  const column = columnOf(element);
  const table = column && tableOf(column);
  const header = table && headers.get(table)?.get(column.column);
  return header !== undefined && ROLE.test(header);
}

export function columnOf(element: PageElement): PageElement | undefined {
  let at: PageElement | undefined = element;
  for (let up = 0; at && up < LEVELS; up += 1) {
    if (at.column > 0) return at;
    at = at.parent;
  }
  return undefined;
}

function tableOf(column: PageElement): PageElement | undefined {
  let at = column.parent;
  for (let up = 0; at && up < LEVELS; up += 1) {
    if (at.name === 'table') return at;
    at = at.parent;
  }
  return undefined;
}
