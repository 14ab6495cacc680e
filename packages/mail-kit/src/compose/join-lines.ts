import type { Block, Run } from './blocks.ts';
import type { Continuation, LooseItem } from './group-lists.ts';

/** A block, a line that has no distance to its neighbours, or an empty one. */
export type Line =
  | Exclude<Block, { kind: 'paragraph' }>
  | { kind: 'paragraph'; runs: Run[]; isTight: boolean }
  | { kind: 'empty' };

type Loose = Line | LooseItem | Continuation;
type Joined = Block | LooseItem | Continuation;

/**
 * Other programs draw the distance of two paragraphs as an empty one between lines without any; ours have it by
 * themselves. So lines without distance join, and what is empty parts them and goes. In our own mails nothing goes.
 */
export function joinLines(lines: readonly Loose[], origin: 'pasted' | 'own'): Joined[] {
  const joined: Joined[] = [];
  let tight: Run[] | undefined;
  for (const line of lines) {
    if (line.kind === 'empty') {
      tight = undefined;
      if (origin === 'own') joined.push({ kind: 'paragraph', runs: [] });
    } else if (line.kind === 'paragraph' && 'isTight' in line) {
      if (origin === 'pasted' && line.isTight && tight) tight.push({ kind: 'break' }, ...line.runs);
      else {
        const runs = [...line.runs];
        joined.push({ kind: 'paragraph', runs });
        tight = line.isTight ? runs : undefined;
      }
    } else {
      tight = undefined;
      joined.push(line);
    }
  }
  return joined;
}
