import type { ReactNode } from 'react';
import { EmptyState, type EmptyStep } from '../../ui/empty/empty-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

type EmptyScreenProps = {
  head: string;
  art: ReactNode;
  title: string;
  text: string;
  steps: readonly EmptyStep[];
  note?: ReactNode;
};

/** A page of the shell that has nothing to list yet. */
export const EmptyScreen = ({ head, ...empty }: EmptyScreenProps) => (
  <>
    <PageHead title={head} />
    <EmptyState {...empty} />
  </>
);
