import { drawPracticePeople, type PracticePerson } from './practice-people.ts';

export const PRACTICE_FILE_NAME = 'practice-people.csv';

/** As a trade fair list has them: other words, and one for the office only. */
const HEADER = [' Vorname', 'SURNAME ', 'E-Mail address', 'Organisation', 'Position', 'internal note'];

/**
 * The people as a file with the usual mess: a mark of order before the first byte, semicolons, odd names of columns, stray
 * blanks, capitals, a missing first name, quotes round a semicolon; and three rows that are no person: one that stands
 * there twice, an address that is none, and one of a role.
 */
export function writePracticeFile(key: string): string {
  const people = drawPracticePeople(key);
  const rows = people.map((person, place) => messUp(cellsOf(person), place));
  const [first] = people;
  if (first) rows.splice(20, 0, [...cellsOf(first).slice(0, 5), 'met twice']);
  rows.splice(33, 0, ['Robin', 'Marsh', 'robin.marsh(at)wharfside.test', 'Wharfside', 'Freight Manager', 'card']);
  rows.splice(47, 0, ['', '', 'info@copperlane.test', 'Copper Lane', '', 'from the web site']);
  const lines = [HEADER, ...rows].map((cells) => cells.map(quote).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const cellsOf = ({ firstName, lastName, address, company, title }: PracticePerson) => [
  firstName,
  lastName,
  address,
  company,
  title,
  '',
];

function messUp([firstName = '', lastName = '', email = '', company = '', title = '']: string[], place: number) {
  switch (place) {
    case 3:
      return [`  ${firstName} `, lastName, ` ${email}  `, company, title, ''];
    case 8:
      return [firstName, lastName.toUpperCase(), email.toUpperCase(), company, title, 'call after 3 pm'];
    case 14:
      return ['', lastName, email, company, title, ''];
    case 22:
      return [firstName, lastName, email, company, `${title}; Warehouse`, ''];
    case 41:
      return [firstName, lastName, email, `${company}, "the blue one"`, title, ''];
    default:
      return [firstName, lastName, email, company, title, ''];
  }
}

const quote = (cell: string) => (/[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
