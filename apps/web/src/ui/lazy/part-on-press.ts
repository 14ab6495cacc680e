import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import type { Area } from '../../i18n/resources.ts';
import { fetchCode } from './lazy-part.ts';

/**
 * A part that is shown after a press, with the texts of its own: a dialog, a drawer, another view. While it is fetched
 * the page stays as it is. Not React's `lazy`: what that shows in place of a part stays for 300 ms, however soon the part comes.
 */
export function partOnPress<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...areas: Area[]
): ComponentType<P> {
  const code: Code<P> = { part: undefined, fetch: () => Promise.all([fetchCode(load), loadTexts(areas)]) };
  return (props) => createElement(OnceFetched<P>, { code, props });
}

type Code<P> = { part: ComponentType<P> | undefined; fetch: () => Promise<[ComponentType<P>, unknown]> };

function OnceFetched<P extends object>({ code, props }: { code: Code<P>; props: P }) {
  const [Part, show] = useState(() => code.part);
  useEffect(() => {
    if (Part) return;
    const draw = ([part]: [ComponentType<P>, unknown]) => {
      code.part = part;
      show(() => part);
    };
    const fail = (error: unknown) =>
      show(() => {
        throw error;
      });
    code.fetch().then(draw, fail);
  }, [Part, code]);
  return Part ? createElement(Suspense, { fallback: null }, createElement(Part, props)) : null;
}
