import { isBlank, type Mark, type Run } from './blocks.ts';

const BLANKS = /[ \u00a0]{2,}/g;

const sameLook = (a: Run, b: Run): boolean =>
  a.kind === 'text' &&
  b.kind === 'text' &&
  a.href === b.href &&
  a.marks.size === b.marks.size &&
  [...a.marks].every((mark) => b.marks.has(mark));

/** Runs of one look as one run; blanks as a browser draws them: one in a row, none at the edges of a line. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let pending: { run: Extract<Run, { kind: 'text' }>; texts: string[] } | undefined;
  const flush = () => {
    if (pending) joined.push({ ...pending.run, text: pending.texts.join('').replaceAll(BLANKS, ' ') });
    pending = undefined;
  };
  for (const run of runs) {
    if (run.kind === 'text' && pending && sameLook(pending.run, run)) pending.texts.push(run.text);
    else {
      flush();
      if (run.kind === 'text') pending = { run, texts: [run.text] };
      else joined.push(run);
    }
  }
  flush();
  return trimLines(joined);
}

function trimLines(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  let isAtEdge = true;
  for (const run of runs) {
    if (run.kind === 'break') trimEnd(kept);
    const text: Run = run.kind === 'text' && isAtEdge ? { ...run, text: run.text.replace(/^[ \u00a0]+/, '') } : run;
    if (text.kind === 'text' && text.text === '') continue;
    kept.push(text);
    isAtEdge = text.kind === 'break' || (text.kind === 'text' && text.text.endsWith(' '));
  }
  trimEnd(kept);
  // What ends a block ends its last line: a break before it is drawn as nothing.
  if (kept.at(-1)?.kind === 'break' && kept.some((run) => !isBlank(run))) kept.pop();
  return kept;
}

function trimEnd(runs: Run[]): void {
  for (let last = runs.at(-1); last?.kind === 'text'; last = runs.at(-1)) {
    const text = last.text.trimEnd();
    runs.pop();
    if (text !== '') {
      runs.push({ ...last, text });
      return;
    }
  }
}

export const isAllBold = (runs: readonly Run[]): boolean =>
  runs.some((run) => run.kind === 'text') && runs.every((run) => run.kind !== 'text' || run.marks.has('strong'));

export const withoutMark = (runs: readonly Run[], mark: Mark): Run[] =>
  runs.map((run) =>
    run.kind === 'text' ? { ...run, marks: new Set([...run.marks].filter((each) => each !== mark)) } : run,
  );
