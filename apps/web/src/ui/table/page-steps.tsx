import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Row } from '../layout/layout.tsx';

type PageStepsProps = {
  page: number;
  pages: number;
  previousLabel: string;
  nextLabel: string;
  onPage: (page: number) => void;
};

/** The way to the page before and the one after; nothing where there is one page. */
export function PageSteps({ page, pages, previousLabel, nextLabel, onPage }: PageStepsProps) {
  if (pages <= 1) return null;
  return (
    <Row as="span" gap={0} align="stretch">
      <Button
        type="text"
        size="small"
        aria-label={previousLabel}
        disabled={page <= 1}
        icon={<ChevronLeft size={16} />}
        onClick={() => onPage(page - 1)}
      />
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
