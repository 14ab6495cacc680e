import { Parser } from 'htmlparser2';

/** A server as an autoconfig file names it, for everybody at the provider. */
export type AutoconfigServer = {
  host: string;
  port: number;
  security: 'tls' | 'starttls';
  /** The user name with its places to fill in: `%EMAILADDRESS%`, `%EMAILLOCALPART%`, `%EMAILDOMAIN%`. */
  user: string;
};

export type Autoconfig = { name: string; imap: AutoconfigServer | undefined; smtp: AutoconfigServer | undefined };

/** A provider's file has some kilobytes. */
const TEXT_MAX = 65_536;
const VALUE_MAX = 253;
/** Five are known. The parser looks through all that are open at each tag. */
const DEPTH_MAX = 20;
const SOCKETS: Record<string, AutoconfigServer['security'] | undefined> = { SSL: 'tls', STARTTLS: 'starttls' };
const DIRECTIONS: Record<string, 'imap' | 'smtp' | undefined> = {
  'incomingServer imap': 'imap',
  'outgoingServer smtp': 'smtp',
};

type Draft = { direction: 'imap' | 'smtp'; values: Map<string, string> };

/**
 * Thunderbird's autoconfig file, version 1.1: of each direction the first server that is reached by TLS. Read in one pass
 * by a parser that knows no entities of a file's own and fetches nothing.
 */
export function readAutoconfig(text: string): Autoconfig | undefined {
  if (text.length > TEXT_MAX) return undefined;
  const found: Autoconfig = { name: '', imap: undefined, smtp: undefined };
  let isConfig = false;
  let draft: Draft | undefined;
  let value = '';
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(tag, { type = '' }) {
        depth += 1;
        if (depth > DEPTH_MAX) parser.pause();
        if (tag === 'clientConfig') isConfig = true;
        const direction = DIRECTIONS[`${tag} ${type}`];
        if (direction) draft = { direction, values: new Map() };
        value = '';
      },
      ontext(piece) {
        if (value.length <= VALUE_MAX) value += piece;
      },
      onclosetag(tag) {
        const read = value.trim();
        value = '';
        depth -= 1;
        if (tag === 'displayName' && found.name === '') found.name = read.slice(0, VALUE_MAX);
        if (!draft) return;
        if (tag !== 'incomingServer' && tag !== 'outgoingServer') {
          // The first one holds: of several log-in methods the best stands in front.
          if (read.length <= VALUE_MAX && !draft.values.has(tag)) draft.values.set(tag, read);
          return;
        }
        found[draft.direction] ??= serverOf(draft.values);
        draft = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return isConfig && depth <= DEPTH_MAX ? found : undefined;
}

function serverOf(values: ReadonlyMap<string, string>): AutoconfigServer | undefined {
  const host = values.get('hostname') ?? '';
  const port = Number(values.get('port'));
  const security = SOCKETS[values.get('socketType') ?? ''];
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536;
  return host !== '' && isPort && security ? { host, port, security, user: values.get('username') ?? '' } : undefined;
}
