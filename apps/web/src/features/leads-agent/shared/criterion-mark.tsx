import { LetterMark } from '../../../ui/mark.tsx';

export const CriterionMark = ({ id, title }: { id: string; title?: string }) => (
  <LetterMark above={0.25} tone="default" title={title}>
    {id}
  </LetterMark>
);
