import { type BrowserContextOptions, devices } from '@playwright/test';

type Look = { name: string; isSmall: boolean; language: string; options: BrowserContextOptions };

const size = (width: number, height: number) => ({ viewport: { width, height }, screen: { width, height } });
const TOUCH = { userAgent: devices['Pixel 7'].userAgent, isMobile: true, hasTouch: true };

const desktop = (name: string, language = 'en', colorScheme: 'light' | 'dark' = 'light'): Look => ({
  name: `desktop${name}`,
  isSmall: false,
  language,
  options: { ...size(1440, 900), colorScheme },
});
const phone = (name: string, language = 'en', colorScheme: 'light' | 'dark' = 'light'): Look => ({
  name: `phone${name}`,
  isSmall: true,
  language,
  options: { ...size(375, 812), ...TOUCH, colorScheme },
});

/** How each screen is looked at. */
export const LOOKS: readonly Look[] = [
  desktop(''),
  desktop('-dark', 'en', 'dark'),
  desktop('-chinese', 'zh'),
  desktop('-german', 'de'),
  phone(''),
  phone('-dark', 'en', 'dark'),
  phone('-chinese', 'zh'),
  phone('-german', 'de'),
  { name: 'tablet', isSmall: true, language: 'en', options: { ...size(820, 1180), ...TOUCH } },
];

export type { Look };
