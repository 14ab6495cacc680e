import type { AppConfig } from '@outrider/contract/app-config';

/** What the operator's script puts on the window. */
export type Tracker = {
  init: (projectId: string, options: { persistence: 'localStorage'; truncateLength: number }) => void;
  track: (event: string, properties?: Record<string, string>) => void;
};

declare global {
  interface Window {
    DATracker?: Tracker;
  }
}

const MAX_TRIES = 6;
const RETRY_AFTER_MS = 1_200;
/** The script fetches parts of itself after it has loaded. */
const SETTLE_MS = 2_500;
const TRUNCATE_LENGTH = 255;

type AnalyticsDeps = {
  config: Pick<AppConfig, 'analytics' | 'environment'>;
  loadScript: (url: string) => Promise<void>;
  tracker: () => Tracker | undefined;
  wait: (ms: number) => Promise<void>;
};

/** `{environment}` in the operator's address becomes one of three, so that trial traffic stays out of the real figures. */
export function scriptUrl({ analytics, environment }: AnalyticsDeps['config']): string | undefined {
  const name = environment === 'production-gray' || environment === 'test' ? environment : 'default';
  return analytics?.scriptUrl.replace('{environment}', name);
}

export function createAnalytics({ config, loadScript, tracker, wait }: AnalyticsDeps) {
  let ready = false;

  async function load(url: string): Promise<boolean> {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      try {
        await loadScript(url);
        return true;
      } catch {
        if (tries < MAX_TRIES) await wait(RETRY_AFTER_MS);
      }
    }
    return false;
  }

  return {
    /** Off unless the operator configured a script. */
    start: async () => {
      const url = scriptUrl(config);
      if (!config.analytics || !url || !(await load(url))) return;
      await wait(SETTLE_MS);
      tracker()?.init(config.analytics.projectId, { persistence: 'localStorage', truncateLength: TRUNCATE_LENGTH });
      ready = true;
    },
    track: (event: string, properties?: Record<string, string>) => {
      if (ready) tracker()?.track(event, properties);
    },
  };
}

export const loadScriptTag = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = url;
    tag.async = true;
    tag.onload = () => resolve();
    tag.onerror = () => {
      tag.remove();
      reject(new Error(`${url} did not load`));
    };
    document.head.append(tag);
  });
