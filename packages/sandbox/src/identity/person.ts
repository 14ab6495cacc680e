import { createHash } from 'node:crypto';

export type Person = { email: string; name: string };

/** The owner of the address. Everybody exists in the boxed world; the name is read off the local part. */
export const personOf = (email: string): Person => ({ email, name: nameOf(email) });

function nameOf(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = local.split(/[._+\-\d]+/).filter((word) => word !== '');
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ') || local;
}

const REGULARS = [personOf('maya@harborline.test'), personOf('jonas@harborline.test')];
const GIVEN_NAMES = ['ada', 'bruno', 'carla', 'dario', 'elin', 'farid', 'greta', 'hugo'];
const FAMILY_NAMES = ['almeida', 'brandt', 'castell', 'dahl', 'eriksen', 'fontana', 'greve', 'holt'];

/** The people the sign-in page offers: two who live in the demo company and one whom nobody has met. */
export function suggestPeople(seed: string): { regulars: Person[]; newcomer: Person } {
  const bytes = digest(`newcomer:${seed}`);
  const pick = (names: string[], at: number) => names[bytes.readUInt8(at) % names.length];
  const number = bytes.readUInt16BE(2) % 10_000;
  const local = `${pick(GIVEN_NAMES, 0)}.${pick(FAMILY_NAMES, 1)}${number}`;
  return { regulars: REGULARS, newcomer: personOf(`${local}@newcomer.test`) };
}

/** The same text gives the same bytes in every box, so ids survive a restart without being stored. */
export const digest = (text: string) => createHash('sha256').update(text).digest();
