import type { Contrast } from './contrast.ts';
import { readContrast } from './decide.ts';
import type { Said, VerifierPorts } from './ports.ts';
import { meaningOfReply } from './reply-meaning.ts';
import { unlikelyName } from './unlikely-names.ts';

export type Ask = (addresses: string[]) => Promise<Said[]>;

/** `cramped`: the conversation had no room for them; in one of their own they may be answered. */
export type Learned = { kind: 'learned'; contrast: Contrast } | { kind: 'nothing' } | { kind: 'cramped' };

/** One stranger could by chance have the name; two do not. */
export const STRANGERS = 2;

/** How a domain treats names nobody has, remembered or asked. */
export async function askStrangers(
  domain: string,
  ask: Ask,
  { contrasts, randomFor }: Pick<VerifierPorts, 'contrasts' | 'randomFor'>,
): Promise<Learned> {
  const remembered = await contrasts.recall(domain);
  if (remembered) return { kind: 'learned', contrast: remembered };
  const random = randomFor(domain);
  const said = await ask(Array.from({ length: STRANGERS }, () => `${unlikelyName(random)}@${domain}`));
  const contrast = readContrast(said);
  if (contrast.kind === 'nothingLearned') return { kind: said.some(hadNoRoom) ? 'cramped' : 'nothing' };
  await contrasts.remember(domain, contrast);
  return { kind: 'learned', contrast };
}

const hadNoRoom = (said: Said) =>
  said.kind === 'silence'
    ? said.why === 'closed'
    : said.text.startsWith('421') || meaningOfReply(said.text) === 'sessionLimit';
