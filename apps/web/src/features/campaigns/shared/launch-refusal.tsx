import { Note } from '../../../ui/note.tsx';
import { launchFailureText, launchFindings } from './launch-failure.ts';
import { useFindingWords } from './words/finding-words.ts';

/** Why a launch did not go through, for as long as it stands: each thing that blocks it, with what to know about it. */
export function LaunchRefusal({ error }: { error: unknown }) {
  const wordsOf = useFindingWords();
  const blocking = launchFindings(error)?.filter(({ severity }) => severity === 'error') ?? [];
  return (
    <Note tone="red">
      <span className="medium">{launchFailureText(error)}</span>
      {blocking.map((finding) => {
        const { title, hint } = wordsOf(finding);
        return (
          <div key={finding.check}>
            {title} {hint !== '' && <span className="muted small">{hint}</span>}
          </div>
        );
      })}
    </Note>
  );
}
