import type { Folder, StoredMessage } from '../folder.ts';
import { type MimePart, readMime } from '../message/mime.ts';
import { formatEnvelope, formatStructure } from './body-structure.ts';
import { hasLabels } from './capabilities.ts';
import { chooseMessages } from './choose-messages.ts';
import { type Chunk, formatDateTime, joinChunks, literal } from './format.ts';
import { formatLabels } from './gmail-labels.ts';
import { changeFlags } from './labels.ts';
import { tellVanished } from './resync.ts';
import { parseSection, readSection } from './section.ts';
import { parseSequenceSet } from './sequence-set.ts';
import { ok, type Reply, type Session, selectedOf } from './session.ts';
import {
  expectEnd,
  SyntaxProblem,
  type Token,
  takeAtom,
  takeListIfAny,
  takeNumber,
  takeText,
  textsOf,
} from './tokens.ts';

type Subject = { message: StoredMessage; folder: Folder; mime: () => MimePart };
type FetchItem = { format: (subject: Subject) => Chunk[]; setsSeen: boolean };

const MACROS: Record<string, string[]> = {
  ALL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE'],
  FAST: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'],
  FULL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE', 'BODY'],
};

const FLAGS: FetchItem['format'] = ({ message }) => [`FLAGS (${[...message.flags].join(' ')})`];
const MODSEQ: FetchItem['format'] = ({ message }) => [`MODSEQ (${message.modSeq})`];

const SIMPLE_ITEMS: Record<string, FetchItem['format']> = {
  FLAGS,
  MODSEQ,
  UID: ({ message }) => [`UID ${message.uid}`],
  INTERNALDATE: ({ message }) => [`INTERNALDATE ${formatDateTime(message.internalDate)}`],
  'RFC822.SIZE': ({ message }) => [`RFC822.SIZE ${message.raw.length}`],
  ENVELOPE: ({ mime }) => ['ENVELOPE ', ...formatEnvelope(mime().fields)],
  BODYSTRUCTURE: ({ mime }) => ['BODYSTRUCTURE ', ...formatStructure(mime(), true)],
  BODY: ({ mime }) => ['BODY ', ...formatStructure(mime(), false)],
};

const LABEL_ITEMS: Record<string, FetchItem['format']> = {
  'X-GM-MSGID': ({ message }) => [`X-GM-MSGID ${message.gmail?.id}`],
  'X-GM-THRID': ({ message }) => [`X-GM-THRID ${message.gmail?.threadId}`],
  'X-GM-LABELS': ({ message, folder }) => [formatLabels(message, folder)],
};

/** The names from before BODY[...] existed, kept by RFC 3501. */
const OLD_SECTIONS: Record<string, { section: string; setsSeen: boolean }> = {
  RFC822: { section: '', setsSeen: true },
  'RFC822.HEADER': { section: 'HEADER', setsSeen: false },
  'RFC822.TEXT': { section: 'TEXT', setsSeen: true },
};

const BODY_ITEM = /^BODY(\.PEEK)?\[(.*)\](?:<(\d{1,10})\.(\d{1,10})>)?$/is;

function parseItem(text: string, withLabels: boolean): FetchItem {
  const upper = text.toUpperCase();
  const simple = SIMPLE_ITEMS[upper] ?? (withLabels ? LABEL_ITEMS[upper] : undefined);
  if (simple) return { format: simple, setsSeen: false };
  const old = OLD_SECTIONS[upper];
  if (old) return { format: sectionFormat(upper, old.section), setsSeen: old.setsSeen };
  const body = BODY_ITEM.exec(text);
  if (!body) throw new SyntaxProblem(`Unknown item ${upper.slice(0, 40)}`);
  const [, peek, section = '', offset, length] = body;
  const range = offset === undefined ? undefined : { offset: Number(offset), length: Number(length) };
  const label = `BODY[${section}]${range ? `<${range.offset}>` : ''}`;
  return { format: sectionFormat(label, section, range), setsSeen: !peek };
}

function sectionFormat(label: string, source: string, range?: { offset: number; length: number }): FetchItem['format'] {
  const section = parseSection(source);
  return ({ mime }) => {
    const bytes = readSection(mime(), section);
    if (!bytes) return [`${label} NIL`];
    const wanted = range ? bytes.subarray(range.offset, range.offset + range.length) : bytes;
    return [`${label} `, ...literal(wanted)];
  };
}

function parseItems(args: Token[], withLabels: boolean): FetchItem[] {
  const list = takeListIfAny(args);
  const name = list ? '' : takeText(args, 'items');
  const texts = list ? textsOf(list, 'item') : (MACROS[name.toUpperCase()] ?? [name]);
  return texts.map((text) => parseItem(text, withLabels));
}

type Modifiers = { since?: number; tellsVanished?: boolean };

/** RFC 7162, 3.1.4.1: only messages changed after a mod-sequence; 3.2.6: and those that are gone since. */
function parseModifiers(args: Token[]): Modifiers {
  const list = takeListIfAny(args) ?? [];
  const modifiers: Modifiers = {};
  while (list.length > 0) {
    const name = takeAtom(list, 'modifier').toUpperCase();
    if (name === 'CHANGEDSINCE') modifiers.since = takeNumber(list, 'mod-sequence');
    else if (name === 'VANISHED') modifiers.tellsVanished = true;
    else throw new SyntaxProblem('Unknown modifier');
  }
  return modifiers;
}

export function runFetch(session: Session, args: Token[], isUid: boolean): Reply {
  const selected = selectedOf(session);
  const wanted = takeText(args, 'messages');
  const chosen = chooseMessages(session, wanted, isUid);
  const items = parseItems(args, hasLabels(session.plan));
  const { since, tellsVanished = false } = session.plan.condstore ? parseModifiers(args) : {};
  expectEnd(args);
  if (tellsVanished && !(isUid && session.usesQresync && since !== undefined)) {
    throw new SyntaxProblem('VANISHED is not possible here');
  }
  const has = (format: FetchItem['format']) => items.some((item) => item.format === format);
  if (since !== undefined || has(MODSEQ)) session.usesModSeq = session.plan.condstore;
  const uid = SIMPLE_ITEMS.UID;
  if (isUid && uid && !has(uid)) items.unshift({ format: uid, setsSeen: false });
  if (since !== undefined && !has(MODSEQ)) items.push({ format: MODSEQ, setsSeen: false });
  if (tellsVanished && since !== undefined) {
    tellVanished(session, since, parseSequenceSet(wanted, selected.folder.uidNext - 1));
  }
  const setsSeen = !selected.isReadOnly && items.some((item) => item.setsSeen);

  for (const { message, number } of chosen) {
    if (message.gone || (since !== undefined && message.modSeq <= since)) continue;
    const becomesSeen = setsSeen && !message.flags.has('\\Seen');
    if (becomesSeen) changeFlags(selected.folder, message, new Set([...message.flags, '\\Seen']), selected.watcher);
    let parsed: MimePart | undefined;
    const mime = () => {
      parsed ??= readMime(message.raw);
      return parsed;
    };
    const shown = becomesSeen && !has(FLAGS) ? [...items, { format: FLAGS }] : items;
    const values = shown.map(({ format }) => format({ message, folder: selected.folder, mime }));
    session.send(`* ${number} FETCH (`, ...joinChunks(values), ')\r\n');
  }
  return ok(`${isUid ? 'UID ' : ''}FETCH completed`);
}
