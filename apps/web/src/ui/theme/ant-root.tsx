import type { Language } from '@outrider/contract/languages';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enUs from 'antd/es/locale/en_US.js';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import '../antd.css';
import { lazyPart } from '../lazy-part.ts';
import { Spinner } from '../spinner.tsx';
import { antSheet, antTheme } from './ant-look.ts';
import { loadSheet } from './load-sheet.ts';
import { useThemeMode } from './theme-mode.ts';

const wantsMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Ant Design parts two Chinese characters on a button; our words stand as they are written. And its own spinner is taken
 * away at the end of a transition, which never comes where an answer is faster than a frame: it would turn forever.
 */
const BUTTON: NonNullable<ConfigProviderProps['button']> = { autoInsertSpace: false, loadingIcon: <Spinner /> };

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design in our theme and in the language that is read. */
export const AntRoot = antSheet === undefined ? AntProvider : providerAfter(antSheet);

function providerAfter(sheet: string) {
  return lazyPart(async () => {
    await loadSheet(sheet);
    return { default: AntProvider };
  });
}

function AntProvider({ children }: { children: ReactNode }) {
  const mode = useThemeMode();
  const locale = useAntLocale();
  return (
    <ConfigProvider
      theme={antTheme(mode, { motion: wantsMotion })}
      wave={{ disabled: true }}
      button={BUTTON}
      locale={locale}
    >
      {children}
    </ConfigProvider>
  );
}

const english = enUs as unknown as Locale;

/** English is built in; every other one is fetched when it is wanted. */
const LOADERS: Record<Language, () => Promise<Locale>> = {
  en: async () => english,
  zh: async () => (await import('antd/es/locale/zh_CN.js')).default as unknown as Locale,
  de: async () => (await import('antd/es/locale/de_DE.js')).default as unknown as Locale,
};

/**
 * Ant Design's own words in the language that is read. There is always one: Ant Design puts a provider around the
 * page only where a locale is given, and a provider that comes and goes would take the state of the whole page with it.
 */
function useAntLocale(): Locale {
  // A switch of the language has to draw again.
  useTranslation();
  const language = languageNow();
  const [locale, setLocale] = useState(english);
  useEffect(() => {
    let wanted = true;
    LOADERS[language]()
      .then((loaded) => wanted && setLocale(loaded))
      .catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
  }, [language]);
  return locale;
}
