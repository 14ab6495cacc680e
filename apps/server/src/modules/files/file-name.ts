import { FILE_NAME_MAX } from '@outrider/contract/files/upload';

/** A name on its own: without a path, and without signs that hide what it is, such as those that turn the direction round. */
export function tidyFileName(name: string): string {
  const [last = ''] = name.toWellFormed().split(/[/\\]/).slice(-1);
  const tidy = last.replaceAll(/[\p{C}\u2028\u2029]/gu, '').trim();
  return /^\.*$/.test(tidy) ? 'file' : shorten(tidy, FILE_NAME_MAX);
}

/** Keeps the ending, which says what it is. */
function shorten(name: string, max: number): string {
  if (name.length <= max) return name;
  const { base, ending } = splitName(name);
  return `${base.slice(0, max - ending.length)}${ending}`.toWellFormed();
}

function splitName(name: string): { base: string; ending: string } {
  const ending = /(?<=.)\.[\p{L}\p{N}_-]{1,10}$/u.exec(name)?.[0] ?? '';
  return { base: name.slice(0, name.length - ending.length), ending };
}

/** `name`, or `name (2)` and so on, whichever is not taken. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const { base, ending } = splitName(name);
  let free = name;
  for (let n = 2; isTaken(free); n += 1) {
    const end = ` (${n})${ending}`;
    free = `${base.slice(0, FILE_NAME_MAX - end.length)}${end}`;
  }
  return free;
}

const MEDIA_TYPE = /^[a-z\d][a-z\d!#$&^_.+-]{0,126}\/[a-z\d][a-z\d!#$&^_.+-]{0,126}$/;

/** RFC 6838, 4.2, without parameters; anything else is bytes of no known kind. */
export function tidyType(type: string): string {
  const [plain = ''] = type.toLowerCase().split(';');
  const tidy = plain.trim();
  return MEDIA_TYPE.test(tidy) ? tidy : 'application/octet-stream';
}
