const SHORTEST = 8;

/** Whether a person would say that nobody is called so: digits among the letters, or no way to pronounce it. */
export function looksRandom(localPart: string): boolean {
  const name = localPart.toLowerCase();
  if (name.length < SHORTEST) return false;
  const changes = name.match(/[a-z](?=\d)|\d(?=[a-z])/g)?.length ?? 0;
  return changes >= 2 || /[bcdfghjklmnpqrstvwxz]{6}/.test(name);
}
