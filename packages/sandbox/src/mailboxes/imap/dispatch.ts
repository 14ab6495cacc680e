import type { CommandPart } from './command-reader.ts';
import { COMMANDS } from './commands.ts';
import { type Reply, type Session, tellChanges } from './session.ts';
import { readTokens, SyntaxProblem } from './tokens.ts';

const TAG = /^([^\s(){%*"\\+]{1,64}) +(?=\S)/;

export function runCommand(session: Session, parts: CommandPart[]): Reply['status'] {
  const [line] = parts;
  const tag = typeof line === 'string' ? TAG.exec(line) : null;
  if (!tag?.[1] || typeof line !== 'string') {
    session.send('* BAD Expected a tag and a command\r\n');
    return 'BAD';
  }
  let status: Reply['status'] = 'OK';
  let keepsNumbers = false;
  session.tag = tag[1];
  const finish = (reply: Reply) => {
    status = reply.status;
    tellChanges(session, !keepsNumbers);
    session.send(`${tag[1]} ${reply.status} ${reply.text}\r\n`);
  };
  try {
    const [name, ...args] = readTokens([line.slice(tag[0].length), ...parts.slice(1)]);
    const command = name?.kind === 'atom' ? COMMANDS[name.text.toUpperCase()] : undefined;
    if (!command) throw new SyntaxProblem('Unknown command');
    const problem = stateProblem(session, command.needs);
    if (problem) throw new SyntaxProblem(problem);
    keepsNumbers = command.keepsNumbers ?? false;
    command.run(session, args, finish);
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    finish({ status: 'BAD', text: error.message });
  }
  return status;
}

function stateProblem(session: Session, needs: 'anything' | 'noLogin' | 'login' | 'folder'): string | undefined {
  if (needs === 'noLogin' && session.account) return 'Already logged in';
  if ((needs === 'login' || needs === 'folder') && !session.account) return 'Log in first';
  return needs === 'folder' && !session.selected ? 'Select a folder first' : undefined;
}
