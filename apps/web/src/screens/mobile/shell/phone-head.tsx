import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../platform/format.ts';
import page from './phone-page.module.css';

type PhoneHeadProps = {
  title: string | undefined;
  /** Of a list: how many there are. */
  count?: number | undefined;
  /** Of one of many: the way back to them. */
  back?: { to: string; label: string };
  /** What can be done here, at the right. */
  children?: ReactNode;
};

/** Stays at the top of a phone's page. */
export const PhoneHead = ({ title, count = 0, back, children }: PhoneHeadProps) => (
  <header className={page.head}>
    {back && (
      <Link to={back.to} className={page.back} aria-label={back.label}>
        <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
      </Link>
    )}
    <h1 className={back ? `ellipsis ${page.one}` : ''}>{title}</h1>
    {count > 0 && <span className="muted">{formatNumber(count)}</span>}
    {children}
  </header>
);
