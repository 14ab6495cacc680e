import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { IconLink } from '../../../ui/icon-button.tsx';
import page from './phone-page.module.css';

type PhoneHeadProps = {
  title: string | undefined;
  /** Of a list: how many there are. */
  count?: number | undefined;
  /** Of one of many: the way back to them. */
  back?: { to: string; label: string };
  /** What is said beside the title. */
  beside?: ReactNode;
  /** What can be done here, at the right. */
  children?: ReactNode;
};

/** Stays at the top of a phone's page. */
export const PhoneHead = ({ title, count = 0, back, beside, children }: PhoneHeadProps) => (
  <header className={page.head}>
    {back && (
      <IconLink to={back.to} label={back.label} Icon={ChevronLeft} size={44} iconSize={20} className={page.back} />
    )}
    <h1 className={back ? `title ellipsis ${page.one}` : 'title'}>{title}</h1>
    {count > 0 && <span className="muted">{formatNumber(count)}</span>}
    {beside}
    {children && <span className={page.actions}>{children}</span>}
  </header>
);
