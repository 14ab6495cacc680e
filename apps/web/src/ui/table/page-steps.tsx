import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { Row } from '../layout/layout.tsx';

export type PageStepsProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** Between the two, such as 2 of 14. */
  words?: string;
  previousLabel: string;
  nextLabel: string;
  onPage: (page: number) => void;
};

/** The way to the page before and the one after; nothing where there is one page. */
export function PageSteps({ page, pages, words, previousLabel, nextLabel, onPage }: PageStepsProps) {
  if (pages <= 1) return null;
  return (
    <Row as="span" gap={words === undefined ? 0 : 1}>
      <Button
        text
        small
        aria-label={previousLabel}
        disabled={page <= 1}
        icon={<ChevronLeft size={16} />}
        onClick={() => onPage(page - 1)}
      />
      {words !== undefined && <span className="numbers">{words}</span>}
      <Button
        text
        small
        aria-label={nextLabel}
        disabled={page >= pages}
        icon={<ChevronRight size={16} />}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  );
}
