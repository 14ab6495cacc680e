import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Row } from '../layout/layout.tsx';

export type PagerProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** Where the first row of the page stands among all, from 0. */
  firstIndex: number;
  /** Such as 2 of 14. */
  words: string;
  previousLabel: string;
  nextLabel: string;
  onPage: (page: number) => void;
};

/** The page before and the one after, with where this one stands; nothing where there is one page. */
export function ResourcePager({ page, pages, words, previousLabel, nextLabel, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <Row as="span" gap={1}>
      <Button
        type="text"
        size="small"
        aria-label={previousLabel}
        disabled={page <= 1}
        icon={<ChevronLeft size={16} />}
        onClick={() => onPage(page - 1)}
      />
      <span className="numbers">{words}</span>
      <Button
        type="text"
        size="small"
        aria-label={nextLabel}
        disabled={page >= pages}
        icon={<ChevronRight size={16} />}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  );
}
