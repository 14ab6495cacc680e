export const SUBJECT = 'Freight audits';

const SENTENCE =
  'Most carriers bill a little more than was agreed, and nobody has the time to look at every line of it. ';

/** Two halves of a mail of three kilobytes. */
export const TEXT = Array.from({ length: 12 }, () => `${SENTENCE}\n`).join('\n');
export const HTML = `<html><body>${Array.from({ length: 12 }, () => `<p>${SENTENCE}</p>`).join('\n')}</body></html>`;
