import type { CSSProperties, ReactNode } from 'react';

export type MenuAction = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** At the end of the line, such as a key. */
  extra?: ReactNode;
  title?: string;
  danger?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  /** A menu of its own, beside this one. */
  children?: readonly MenuAction[];
};

export type MenuItem =
  | MenuAction
  | { type: 'divider'; key?: string }
  | { type: 'group'; key?: string; label: ReactNode; children: readonly MenuAction[] };

export type Menu = {
  items: readonly MenuItem[];
  selectedKeys?: readonly string[];
  onClick?: (chosen: { key: string }) => void;
  className?: string;
  style?: CSSProperties;
};
