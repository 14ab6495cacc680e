import type { Folder } from '../folder.ts';
import { formatSet, isInSet, parseSequenceSet, type SequenceSet } from './sequence-set.ts';
import { type Session, selectedOf } from './session.ts';
import { expectEnd, SyntaxProblem, type Token, takeAtom, takeListIfAny, takeNumber, takeText } from './tokens.ts';

/** What a client that comes back knows (RFC 7162, 3.2.5). */
type Resync = { uidValidity: number; modSeq: number; known: SequenceSet | undefined };

export function takeSelectParameters(session: Session, args: Token[]): Resync | undefined {
  const parameters = takeListIfAny(args) ?? [];
  let resync: Resync | undefined;
  while (parameters.length > 0) {
    const name = takeAtom(parameters, 'parameter').toUpperCase();
    if (name === 'CONDSTORE' && session.plan.condstore) session.usesModSeq = true;
    else if (name === 'QRESYNC' && session.usesQresync) resync = readResync(takeListIfAny(parameters) ?? []);
    else if (name !== 'CONDSTORE') throw new SyntaxProblem('Unknown parameter, or not enabled');
  }
  return resync;
}

function readResync(args: Token[]): Resync {
  const uidValidity = takeNumber(args, 'UIDVALIDITY');
  const modSeq = takeNumber(args, 'mod-sequence');
  const known = args[0]?.kind === 'atom' ? takeText(args, 'known UIDs') : undefined;
  // Pairs of numbers and UIDs help servers that forgot what was expunged; this one then tells all that is missing.
  takeListIfAny(args);
  expectEnd(args);
  if (known?.includes('*')) throw new SyntaxProblem('Known UIDs have no star');
  return { uidValidity, modSeq, known: known === undefined ? undefined : parseSequenceSet(known, 0) };
}

/** Tells a client what happened to the folder it knew; nothing when it knew another one. */
export function tellMissed(session: Session, { uidValidity, modSeq, known }: Resync): void {
  const { folder, view } = selectedOf(session);
  if (uidValidity !== folder.uidValidity) return;
  tellVanished(session, modSeq, known);
  for (const [index, message] of view.entries()) {
    if (message.modSeq <= modSeq || (known && !isInSet(known, message.uid))) continue;
    const flags = [...message.flags].join(' ');
    session.send(`* ${index + 1} FETCH (UID ${message.uid} FLAGS (${flags}) MODSEQ (${message.modSeq}))\r\n`);
  }
}

/** RFC 7162, 3.2.10: earlier ones change no numbers, as the client never counted them in this session. */
export function tellVanished(session: Session, modSeq: number, among: SequenceSet | undefined): void {
  const { folder } = selectedOf(session);
  const uids = vanishedSince(folder, modSeq).filter((uid) => !among || isInSet(among, uid));
  if (uids.length > 0) session.send(`* VANISHED (EARLIER) ${formatSet(uids)}\r\n`);
}

function vanishedSince(folder: Folder, modSeq: number): number[] {
  if (modSeq >= folder.forgottenModSeq) {
    const vanished = folder.vanished.filter((one) => one.modSeq > modSeq);
    return vanished.map(({ uid }) => uid).sort((one, other) => one - other);
  }
  const present = new Set(folder.messages.map(({ uid }) => uid));
  return Array.from({ length: folder.uidNext - 1 }, (_, index) => index + 1).filter((uid) => !present.has(uid));
}
