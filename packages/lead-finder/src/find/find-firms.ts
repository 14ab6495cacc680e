import type { TextFacts } from '../read/text-facts.ts';
import { LEGAL_FORM } from '../words/company-words.ts';
import { looksLikeOrganisation } from '../words/other-words.ts';
import type { CellKind } from './cell-kinds.ts';
import type { Section } from './find-sections.ts';

const MEMBERS =
  /(?<!\p{L})(?:members?|mitglied(?:er|sunternehmen|sfirmen)|membres|adhérents|miembros|socios|soci|associati|leden|członkowie|členové|membros|associados|medlemmar|medlemmer)(?!\p{L})/iu;
const CELLS_MIN = 3;
const TEXT_MAX = 60;
const ACRONYM = /^\p{Lu}{2,5}$/u;
const BANK = /(?<!\p{L})(?:bank|banque|banco|banca|sparkasse)(?!\p{L})|\p{L}bank(?!\p{L})/iu;

/** Members of an association: most of the cells alike hold no known name, one of them names a firm, and none says what a person does. */
export function isListOfFirms({ headings }: Section, kind: CellKind): boolean {
  if (!headings.some(({ text }) => MEMBERS.test(text))) return false;
  kind.areFirms ??= areFirms(kind);
  return kind.areFirms;
}

const areFirms = ({ cells, known, members }: CellKind) =>
  cells >= CELLS_MIN &&
  known * 2 < cells &&
  members.some(({ facts }) => isFirm(facts.text)) &&
  members.every(({ facts }) => mayBeFirm(facts));

const isFirm = (text: string) =>
  text.length <= TEXT_MAX &&
  (ACRONYM.test(text) || LEGAL_FORM.test(text) || looksLikeOrganisation(text) || BANK.test(text));

const mayBeFirm = ({ text, hasTitleWord, addresses }: TextFacts) =>
  text.length <= TEXT_MAX && !hasTitleWord && addresses.length === 0 && !/\d{3}/u.test(text);
