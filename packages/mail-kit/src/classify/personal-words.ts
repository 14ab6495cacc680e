/** A writer who speaks of himself or asks something. What a machine says of itself is left out first. */
const CLICHES =
  /\bi(?:'m| am) (?:very )?(?:sorry|afraid)\b|\bi (?:was|wasn't|was not|am|couldn't|could not) (?:un)?able\b|\bhi\. this is the\b|https?:\/\/\S{1,300}/g;
const SELF =
  /(?<!\p{L})(?:i|i'm|i've|i'll|i'd|my|me|mine|ich|mein(?:e[mnrs]?)?|mir|mich|je|j'ai|mon|moi|yo|mi|mis|io|mio|mia|eu|meu|minha|ik|mijn|mój|moja|mnie|jag|jeg|minä|minun|я|мой|моя|мне|меня|мы|нам)(?!\p{L})|我(?!们|們)|私|저는|[?？¿]/u;
const READ_MAX = 1_500;

export const isPersonal = (text: string) =>
  SELF.test(text.slice(0, READ_MAX).toLowerCase().replaceAll('’', "'").replaceAll(CLICHES, ' '));
