import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { antTheme } from './theme.ts';
import { useThemeMode } from './theme-mode.ts';

const wantsMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

type Locale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design in our theme and in the language that is read. */
export function AntRoot({ children }: { children: ReactNode }) {
  const mode = useThemeMode();
  const locale = useAntLocale();
  return (
    <ConfigProvider
      theme={antTheme(mode, { motion: wantsMotion })}
      wave={{ disabled: true }}
      {...(locale ? { locale } : {})}
    >
      {children}
    </ConfigProvider>
  );
}

/** English is built in; Chinese is fetched when it is wanted. */
function useAntLocale(): Locale | undefined {
  const { i18n } = useTranslation();
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let wanted = true;
    const load = i18n.language === 'zh' ? loadChinese() : Promise.resolve(undefined);
    load.then((loaded) => wanted && setLocale(loaded)).catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
  }, [i18n.language]);
  return locale;
}

const loadChinese = () => import('antd/es/locale/zh_CN.js').then((file) => file.default as unknown as Locale);
