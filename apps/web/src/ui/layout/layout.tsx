import type { ComponentPropsWithRef, ElementType } from 'react';
import { lookOf, type PartLook } from './part-look.ts';

/** What a part may be to a reader, where that is more than a box. */
type Tag =
  | 'div'
  | 'button'
  | 'label'
  | 'span'
  | 'p'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'form'
  | 'fieldset'
  | 'figure'
  | 'figcaption'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'time'
  | 'small'
  | 'strong'
  | 'em'
  | 'b'
  | 'i'
  | 'del'
  | 'address'
  | 'code'
  | 'pre'
  | 'blockquote'
  | 'summary'
  | 'td'
  | 'th';

/** A button says whether it sends its form. */
type Needed<T extends Tag> = T extends 'button' ? { type: 'button' | 'submit' } : unknown;

type PartProps<T extends Tag> = PartLook & { as?: T } & Needed<T> &
  Omit<ComponentPropsWithRef<T>, keyof PartLook | keyof Needed<T> | 'as'>;

export type ButtonPartProps = Omit<PartProps<'button'>, 'as' | 'type'>;

/** A box in which nothing is laid out. */
export function Box<T extends Tag = 'div'>({ as, ...props }: PartProps<T>) {
  const Part: ElementType = as ?? 'div';
  return <Part {...lookOf('box', props)} />;
}

/** A raised box with a border. */
export function Panel<T extends Tag = 'div'>({ as, ...props }: PartProps<T>) {
  const Part: ElementType = as ?? 'div';
  return <Part {...lookOf('box', { border: 'all', rounded: true, surface: 'raised', ...props })} />;
}

/** Words. */
export function Text<T extends Tag = 'span'>({ as, ...props }: PartProps<T>) {
  const Part: ElementType = as ?? 'span';
  return <Part {...lookOf('box', props)} />;
}

/** One below the other. Where it is `tall`, what grows in it takes the height that is left. */
export function Stack<T extends Tag = 'div'>({ as, tall = false, ...props }: PartProps<T> & { tall?: boolean }) {
  const Part: ElementType = as ?? 'div';
  return <Part {...lookOf(tall ? 'tall' : 'stack', { gap: 2, ...props })} />;
}

/** One beside the other; `inline` among words. */
export function Row<T extends Tag = 'div'>({ as, inline = false, ...props }: PartProps<T> & { inline?: boolean }) {
  const Part: ElementType = as ?? 'div';
  return <Part {...lookOf(inline ? 'inline-row' : 'row', { gap: 2, align: 'center', ...props })} />;
}

/** In columns as CSS writes them; without them one below the other, each as wide as it needs to be. */
export function Grid<T extends Tag = 'div'>({
  as,
  inline = false,
  ...props
}: PartProps<T> & { columns?: string; inline?: boolean }) {
  const Part: ElementType = as ?? 'div';
  return <Part {...lookOf(inline ? 'inline-grid' : 'grid', props)} />;
}
