import { type ComponentType, createElement, Suspense } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import type { Area } from '../../i18n/resources.ts';
import { lazyPart } from './lazy-part.ts';

/**
 * A part that is shown after a press, with the texts of its own: a dialog, a drawer, another view. While it is fetched
 * the page stays as it is.
 */
export function partOnPress<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): ComponentType<P> {
  const Part = lazyPart(async () => {
    const [loaded] = await Promise.all([load(), loadTexts(areas)]);
    return { default: loaded };
  });
  return (props) => createElement(Suspense, { fallback: null }, createElement(Part, props));
}
