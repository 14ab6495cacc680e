import { LetterMark } from '../../../ui/mark.tsx';

/** The letter a criterion is known by. */
export const CriterionMark = ({ id, title }: { id: string; title?: string }) => (
  <LetterMark above={0.25} tone="default" title={title}>
    {id}
  </LetterMark>
);
