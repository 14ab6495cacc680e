import type { ComponentProps, ReactNode } from 'react';

type PopoverCardProps = Omit<ComponentProps<'div'>, 'title'> & { title: ReactNode; children: ReactNode };

export const PopoverCard = ({ title, children, ...rest }: PopoverCardProps) => (
  <div {...rest} className="ant-popover-container">
    {title !== undefined && <div className="ant-popover-title">{title}</div>}
    <div className="ant-popover-content">{children}</div>
  </div>
);
