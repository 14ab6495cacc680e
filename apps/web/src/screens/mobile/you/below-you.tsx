import type { ReactNode } from 'react';
import { UserPage } from '../../../features/identity/user-dates.tsx';
import { paths } from '../../../paths/paths.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { BackLink } from '../shell/back-link.tsx';

/** A page one step below what is about oneself. */
export const BelowYou = ({ title, back, children }: { title: string; back: string; children: ReactNode }) => (
  <UserPage title={title}>
    <Row as="header" height={52} pad="0 4" gap={0}>
      <BackLink to={paths.you} label={back} />
      <h1 className="title">{title}</h1>
    </Row>
    {children}
  </UserPage>
);
