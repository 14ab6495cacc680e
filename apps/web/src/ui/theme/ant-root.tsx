import type { Language } from '@outrider/contract/languages';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import enUs from 'antd/es/locale/en_US.js';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { ControlSize } from '../controls/control-size.ts';
import { useMedia } from '../hooks/use-media.ts';
import { antTheme } from './ant-look.ts';
import { useThemeMode } from './theme-mode.ts';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/**
 * Around each control of Ant Design: our theme, and the language that is read. Its styles come with `ControlSheet`, which
 * stands around the page.
 */
export function AntRoot({ children }: { children: ReactNode }) {
  const mode = useThemeMode();
  const locale = useAntLocale();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <ConfigProvider
      theme={antTheme(mode, { motion: !isStill })}
      wave={{ disabled: true }}
      componentSize={useContext(ControlSize)}
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
