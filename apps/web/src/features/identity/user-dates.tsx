import type { ReactNode } from 'react';
import { DatesAs } from '../../ui/dates.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useUserInfo } from './user-info.ts';

/** Dates and times as the person signed in wants to read them. */
export function UserDates({ children }: { children: ReactNode }) {
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      {children}
    </DatesAs>
  );
}

/** The same for a page with a title. */
export const UserPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <UserDates>
    <PageTitle>{title}</PageTitle>
    {children}
  </UserDates>
);
