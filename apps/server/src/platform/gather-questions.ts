/**
 * Questions asked one after the other without waiting are answered together, as soon as this run of code ends. One whose
 * place in the answers is empty gets nothing. Written here: a library for it would also keep answers.
 */
export function gatherQuestions<Q, A>(
  answerAll: (questions: Q[]) => Promise<A[]>,
): (question: Q) => Promise<A | undefined> {
  let asked: Q[] = [];
  let answers: Promise<A[]> | undefined;
  const begin = () => {
    const all = asked;
    asked = [];
    answers = undefined;
    return answerAll(all);
  };
  return async (question) => {
    const place = asked.push(question) - 1;
    answers ??= Promise.resolve().then(begin);
    return (await answers)[place];
  };
}
