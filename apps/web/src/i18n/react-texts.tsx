import type { TFunction } from 'i18next';
import { cloneElement, type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import type { Values } from './find-text.ts';
import { i18n, languageNow, translatorOf } from './i18n.ts';
import { areAwaited } from './text-files.ts';

// The build puts this in place of react-i18next, whose names and types the product uses (decision 132).

/** The texts of an area. Others that are named come along, and are asked for as `area:key`. */
export function useTranslation(areas: string | readonly string[] = 'common') {
  const language = useSyncExternalStore(i18n.onChange, languageNow);
  const [first = 'common', ...others] = [areas].flat();
  const awaited = [first, ...others].filter((area) => areAwaited(area, language));
  // React 19 loses the hooks after a `use` that is not called again once its promise has ended.
  // oxlint-disable-next-line typescript/only-throw-error -- so that Suspense waits for it.
  if (awaited.length > 0) throw i18n.loadNamespaces(awaited);
  return { t: translatorOf(first, language), i18n };
}

type TransProps = {
  t: TFunction;
  i18nKey: string;
  values?: Values;
  /** An element for each tag of the text. */
  components: Readonly<Record<string, ReactElement>>;
};

type Piece = string | ReactElement;

const TAG = /<(\/?\w+)>/;
/** Stands for the sign that begins a tag while a value holds it; Unicode leaves it free for private use. */
const LESS_THAN = '\uE000';

/** A text with elements in it. What a value says is never read as a tag. */
export function Trans({ t, i18nKey, values = {}, components }: TransProps): ReactNode {
  const safe = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('<', LESS_THAN) : value,
    ]),
  );
  const translate = t as unknown as (key: string, values: Values) => string;
  return elementsOf(translate(i18nKey, safe), components);
}

function elementsOf(text: string, components: TransProps['components']): ReactNode {
  const written: Piece[] = [];
  const open = [written];
  for (const [place, part] of text.split(TAG).entries()) {
    const inside = open.at(-1) ?? written;
    if (place % 2 === 0) inside.push(part.replaceAll(LESS_THAN, '<'));
    else if (!part.startsWith('/')) open.push([]);
    else if (open.length > 1) {
      open.pop();
      const element = components[part.slice(1)];
      open.at(-1)?.push(...(element ? [cloneElement(element, { key: place }, ...inside)] : inside));
    }
  }
  return written;
}
