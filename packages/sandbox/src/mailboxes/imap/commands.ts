import { capabilitiesOf } from './capabilities.ts';
import { runAppend, runCopy, runExpunge, runMove, runReplace, runStore } from './change-messages.ts';
import { runFetch } from './fetch.ts';
import {
  delimiterOf,
  runClose,
  runCreate,
  runDelete,
  runList,
  runRename,
  runSelect,
  runStatus,
  runSubscribe,
} from './folders.ts';
import { runAuthenticate, runLogin } from './login.ts';
import { runSearch } from './search.ts';
import { no, ok, type Reply, type Session, tellChanges } from './session.ts';
import { expectEnd, SyntaxProblem, type Token, takeAtom, takeListIfAny, textsOf } from './tokens.ts';

type Finish = (reply: Reply) => void;

type Command = {
  needs: 'anything' | 'noLogin' | 'login' | 'folder';
  /** While it runs and until its answer, numbers of messages must not change (RFC 9051, 7.5.1). */
  keepsNumbers?: boolean;
  run(session: Session, args: Token[], finish: Finish): void;
};

type Simple = (session: Session, args: Token[]) => Reply;

const answering = (needs: Command['needs'], run: Simple, keepsNumbers = false): Command => ({
  needs,
  keepsNumbers,
  run: (session, args, finish) => finish(run(session, args)),
});

/** A command that also comes with UID before it, and then may renumber. */
type ByNumber = (session: Session, args: Token[], isUid: boolean) => Reply;
const numbered = (run: ByNumber): Command => answering('folder', (session, args) => run(session, args, false), true);

const runCapability: Simple = (session, args) => {
  expectEnd(args);
  session.send(`* CAPABILITY ${capabilitiesOf(session)}\r\n`);
  return ok('CAPABILITY completed');
};

const runNothing: Simple = (_session, args) => {
  expectEnd(args);
  return ok('Done');
};

/** RFC 2971; who the client says it is changes nothing here. */
const runId: Simple = (session, args) => {
  if (!takeListIfAny(args) && takeAtom(args, 'parameters').toUpperCase() !== 'NIL') {
    throw new SyntaxProblem('Expected a list or NIL');
  }
  expectEnd(args);
  session.send('* ID ("name" "Boxed mail")\r\n');
  return ok('ID completed');
};

const runNamespace: Simple = (session, args) => {
  expectEnd(args);
  session.send(`* NAMESPACE (("" "${delimiterOf(session)}")) NIL NIL\r\n`);
  return ok('NAMESPACE completed');
};

const runEnable: Simple = (session, args) => {
  const asked = textsOf(args, 'capability').map((name) => name.toUpperCase());
  const enabled = ['CONDSTORE', 'QRESYNC'].filter((name) => session.plan.condstore && asked.includes(name));
  session.send(`* ENABLED${enabled.map((name) => ` ${name}`).join('')}\r\n`);
  // RFC 7162, 3.2.3: QRESYNC brings CONDSTORE with it, and with a folder open its mod-sequence is announced.
  if (enabled.length > 0 && !session.usesModSeq && session.selected) {
    session.send(`* OK [HIGHESTMODSEQ ${session.selected.folder.highestModSeq}] Highest\r\n`);
  }
  session.usesModSeq ||= enabled.length > 0;
  session.usesQresync ||= enabled.includes('QRESYNC');
  return ok('ENABLE completed');
};

/** RFC 2177: a client that idles shows itself every 29 minutes, or is taken for dead. By real time, as its connection lives in that. */
const IDLE_MAX_MS = 29 * 60_000;

function runIdle(session: Session, args: Token[], finish: Finish): void {
  expectEnd(args);
  const limit = setTimeout(() => session.disconnect('Idle for too long'), IDLE_MAX_MS).unref();
  session.isIdle = true;
  session.stopIdle = () => {
    clearTimeout(limit);
    session.isIdle = false;
  };
  session.ask('idling', (line) => {
    session.stopIdle();
    finish(line.toUpperCase() === 'DONE' ? ok('IDLE completed') : { status: 'BAD', text: 'Expected DONE' });
  });
  tellChanges(session, true);
}

function runLogout(session: Session, args: Token[], finish: Finish): void {
  expectEnd(args);
  session.send('* BYE Until next time\r\n');
  finish(ok('LOGOUT completed'));
  session.end();
}

function runStartTls(session: Session, args: Token[], finish: Finish): void {
  expectEnd(args);
  if (session.isSecure) throw new SyntaxProblem('TLS is already on');
  if (session.plan.startTls === 'missing') throw new SyntaxProblem('Unknown command');
  const isRefused = session.plan.startTls === 'refused';
  finish(isRefused ? no('[UNAVAILABLE] TLS is not available now') : ok('Begin TLS negotiation now'));
  if (!isRefused) session.upgrade();
}

const UID_COMMANDS: Record<string, ByNumber> = {
  FETCH: runFetch,
  STORE: runStore,
  SEARCH: runSearch,
  COPY: runCopy,
  MOVE: runMove,
  EXPUNGE: runExpunge,
  REPLACE: runReplace,
};

const runUid: Simple = (session, args) => {
  const run = UID_COMMANDS[takeAtom(args, 'command').toUpperCase()];
  if (!run) throw new SyntaxProblem('Unknown UID command');
  return run(session, args, true);
};

export const COMMANDS: Record<string, Command> = {
  CAPABILITY: answering('anything', runCapability),
  NOOP: answering('anything', runNothing),
  ID: answering('anything', runId),
  LOGOUT: { needs: 'anything', run: runLogout },
  STARTTLS: { needs: 'noLogin', run: runStartTls },
  LOGIN: answering('noLogin', runLogin),
  AUTHENTICATE: { needs: 'noLogin', run: runAuthenticate },
  ENABLE: answering('login', runEnable),
  NAMESPACE: answering('login', runNamespace),
  SELECT: answering('login', (session, args) => runSelect(session, args, false)),
  EXAMINE: answering('login', (session, args) => runSelect(session, args, true)),
  CREATE: answering('login', runCreate),
  DELETE: answering('login', runDelete),
  RENAME: answering('login', runRename),
  SUBSCRIBE: answering('login', (session, args) => runSubscribe(session, args, true)),
  UNSUBSCRIBE: answering('login', (session, args) => runSubscribe(session, args, false)),
  LIST: answering('login', (session, args) => runList(session, args, 'LIST')),
  LSUB: answering('login', (session, args) => runList(session, args, 'LSUB')),
  STATUS: answering('login', runStatus),
  APPEND: answering('login', runAppend),
  IDLE: { needs: 'login', run: runIdle },
  CHECK: answering('folder', runNothing),
  CLOSE: answering('folder', (session, args) => runClose(session, args, true)),
  UNSELECT: answering('folder', (session, args) => runClose(session, args, false)),
  EXPUNGE: answering('folder', (session, args) => runExpunge(session, args, false)),
  FETCH: numbered(runFetch),
  STORE: numbered(runStore),
  SEARCH: numbered(runSearch),
  COPY: answering('folder', (session, args) => runCopy(session, args, false)),
  MOVE: answering('folder', (session, args) => runMove(session, args, false)),
  REPLACE: answering('folder', (session, args) => runReplace(session, args, false)),
  UID: answering('folder', runUid),
};
