import { type AppConfig, appConfig } from '@outrider/contract/app-config';
import { VERSION } from '@outrider/contract/limits';

declare global {
  interface Window {
    /** Written by `/config.js`, which the server makes. */
    __OUTRIDER_CONFIG__?: unknown;
  }
}

/** What holds when the server gave nothing: everything on this host, nothing optional offered. */
export const DEFAULT_CONFIG: AppConfig = {
  appName: 'Outrider',
  version: VERSION,
  world: 'live',
  environment: 'production',
  loginHost: '',
  oauthHost: '',
  appUrl: '',
  trackerUrl: '',
  websiteUrl: '',
  sourceUrl: '',
  signInMethods: [],
  signUp: { mode: 'open', domains: [] },
  billing: false,
  analytics: null,
};

/** Field by field, so that one bad value does not take the good ones with it. */
export function readAppConfig(given: unknown): AppConfig {
  const values = typeof given === 'object' && given !== null ? given : {};
  const known = Object.entries(values).filter(([name, value]) => {
    const field = appConfig.shape[name as keyof AppConfig];
    return field?.safeParse(value).success === true;
  });
  return { ...DEFAULT_CONFIG, ...Object.fromEntries(known) };
}

export const config = readAppConfig(globalThis.window?.__OUTRIDER_CONFIG__);
