/** Words that begin a last name: `Jan van der Berg`. */
const PARTICLES = new Set(
  'von vom van der den de du del della di da dos das la le ter ten zu zur af av bin ibn al el mac'.split(' '),
);
const HAN_NAME = /^\p{Script=Han}{2,4}$/u;

/** `Jette Petersen`, `Petersen, Jette`, `张伟`. One word alone is a first name. */
export function splitName(text: string): { first: string; last: string } {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const comma = name.indexOf(',');
  if (comma > 0) return { first: name.slice(comma + 1).trim(), last: name.slice(0, comma).trim() };
  if (HAN_NAME.test(name)) return { first: name.slice(1), last: name.slice(0, 1) };
  const words = name.split(' ');
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(word.toLowerCase()));
  const cut = particle > 0 && particle < words.length - 1 ? particle : Math.max(words.length - 1, 1);
  return { first: words.slice(0, cut).join(' '), last: words.slice(cut).join(' ') };
}
