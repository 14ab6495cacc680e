import type { CatchAllTest } from './catch-all-test.ts';
import { readCatchAllTest } from './decide.ts';
import type { Said, VerifierPorts } from './ports.ts';
import { meaningOfReply } from './reply-meaning.ts';
import { unlikelyName } from './unlikely-names.ts';

export type Ask = (addresses: string[]) => Promise<Said[]>;

/** `cramped`: the conversation had no room for them; in one of their own they may be answered. */
export type Learned = { kind: 'learned'; catchAllTest: CatchAllTest } | { kind: 'nothing' } | { kind: 'cramped' };

/** One stranger could by chance have the name; two do not. */
export const STRANGERS = 2;

/** How a domain treats names nobody has, remembered or asked. */
export async function askStrangers(
  domain: string,
  ask: Ask,
  { catchAllTests, randomFor }: Pick<VerifierPorts, 'catchAllTests' | 'randomFor'>,
): Promise<Learned> {
  const remembered = await catchAllTests.recall(domain);
  if (remembered) return { kind: 'learned', catchAllTest: remembered };
  const random = randomFor(domain);
  const said = await ask(Array.from({ length: STRANGERS }, () => `${unlikelyName(random)}@${domain}`));
  const catchAllTest = readCatchAllTest(said);
  if (catchAllTest.kind === 'nothingLearned') return { kind: said.some(hadNoRoom) ? 'cramped' : 'nothing' };
  await catchAllTests.remember(domain, catchAllTest);
  return { kind: 'learned', catchAllTest };
}

const hadNoRoom = (said: Said) =>
  said.kind === 'silence'
    ? said.why === 'closed'
    : said.text.startsWith('421') || meaningOfReply(said.text) === 'sessionLimit';
