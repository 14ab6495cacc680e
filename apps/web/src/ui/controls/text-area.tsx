import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'rows'> & {
  minRows: number;
  /** As high as its text up to here; then it scrolls. */
  maxRows: number;
};

/** Lines to type. The browser makes it as high as its text. */
export const TextArea = ({ minRows, maxRows, className, style, ...rest }: TextAreaProps) => (
  <textarea
    {...rest}
    value={rest.onChange && rest.value === undefined ? '' : rest.value}
    className={classes(
      'ant-input ant-input-outlined ant-tokens ant-input-css-var',
      rest['aria-invalid'] === true && 'ant-input-status-error',
      className,
    )}
    style={{
      ...style,
      fieldSizing: 'content',
      minHeight: `calc(${minRows}lh + 12px)`,
      maxHeight: `calc(${maxRows}lh + 12px)`,
    }}
  />
);
