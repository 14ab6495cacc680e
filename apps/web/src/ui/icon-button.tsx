import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, CSSProperties } from 'react';
import { Link } from 'react-router';
import styles from './icon-button.module.css';

type Look = {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** The label is also shown under the pointer. */
  hint?: boolean | undefined;
  Icon: LucideIcon;
  /** Its side; on a phone never smaller than a fingertip. */
  size?: 20 | 24 | 28 | 36 | 40 | 44 | undefined;
  iconSize?: number | undefined;
};

const partsOf = ({ label, hint, size = 28, className }: Look & { className?: string | undefined }) => ({
  'aria-label': label,
  ...(hint && { title: label }),
  className: className === undefined ? styles.button : `${styles.button} ${className}`,
  style: { '--size': `${size}px` } as CSSProperties,
});

const Sign = ({ Icon, iconSize = 16 }: Pick<Look, 'Icon' | 'iconSize'>) => (
  <Icon size={iconSize} strokeWidth={1.5} aria-hidden />
);

type IconButtonProps = Look & Omit<ComponentProps<'button'>, 'children' | 'type' | 'style' | 'aria-label'>;

export const IconButton = ({ label, hint, Icon, size, iconSize, className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} {...partsOf({ label, hint, Icon, size, className })}>
    <Sign Icon={Icon} iconSize={iconSize} />
  </button>
);

type IconLinkProps = Look & Pick<ComponentProps<typeof Link>, 'to' | 'className' | 'aria-current'>;

export const IconLink = ({ label, hint, Icon, size, iconSize, className, ...rest }: IconLinkProps) => (
  <Link {...rest} {...partsOf({ label, hint, Icon, size, className })}>
    <Sign Icon={Icon} iconSize={iconSize} />
  </Link>
);
