import { LANGUAGES, type Language } from '@outrider/contract/languages';
import { z } from 'zod';

/** Every entry kept in the browser. The first three names are fixed by the specification. */
export const STORAGE_KEYS = {
  registeringInfo: 'outrider_app_registering_info',
  token: 'outrider_app_token',
  menuOpen: 'outrider_app_menu_open',
  language: 'outrider_app_language',
  theme: 'outrider_app_theme',
  activeEvents: 'outrider_app_active_events',
  hiddenColumns: 'outrider_app_hidden_columns',
  firstStepsAway: 'outrider_app_first_steps_away',
  browserNotices: 'outrider_app_browser_notices',
  agentMaxResults: 'outrider_app_agent_max_results',
  leftByHand: 'outrider_app_left_by_hand',
  pushedTo: 'outrider_app_pushed_to',
  pushDevice: 'outrider_app_push_device',
} as const;

/** Joins the ids of open menus in one JSON string, e.g. `"side@@usage"`. */
const MENU_SEPARATOR = '@@';

const registerInfo = z.object({ email: z.string(), sendTime: z.string(), mailId: z.string().optional() });
/** The sign-up that waits for its confirmation, so that a reload keeps the countdown. */
export type RegisterInfo = z.infer<typeof registerInfo>;

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const activeEvents = z.object({ day: z.string(), count: z.int() });
export type ActiveEvents = z.infer<typeof activeEvents>;

const hiddenColumns = z.record(z.string(), z.array(z.string()));

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Private windows and full disks make storage throw; the application then goes on without a memory. */
export function createStorage(openStore: () => Store) {
  const readText = (key: string): string => {
    try {
      return openStore().getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const writeText = (key: string, text: string): void => {
    try {
      if (text === '') openStore().removeItem(key);
      else openStore().setItem(key, text);
    } catch {
      // See above: forgetting is the only thing left to do.
    }
  };
  const readJson = <T>(key: string, schema: z.ZodType<T>): T | undefined => {
    try {
      return schema.safeParse(JSON.parse(readText(key))).data;
    } catch {
      return undefined;
    }
  };
  const writeJson = (key: string, value: unknown) => writeText(key, JSON.stringify(value));

  return {
    readToken: () => readText(STORAGE_KEYS.token),
    writeToken: (token: string) => writeText(STORAGE_KEYS.token, token),

    /** The log-out was chosen, maybe in another tab: no session to renew. */
    readLeftByHand: () => readText(STORAGE_KEYS.leftByHand) !== '',
    writeLeftByHand: (isLeft: boolean) => writeText(STORAGE_KEYS.leftByHand, isLeft ? 'yes' : ''),

    readRegisterInfo: () => readJson(STORAGE_KEYS.registeringInfo, registerInfo),
    writeRegisterInfo: (info: RegisterInfo) => writeJson(STORAGE_KEYS.registeringInfo, info),
    clearRegisterInfo: () => writeText(STORAGE_KEYS.registeringInfo, ''),

    /** The ids of the menus that stand open, or undefined when the person never chose. */
    readOpenMenus: () => {
      const joined = readJson(STORAGE_KEYS.menuOpen, z.string());
      return joined === undefined ? undefined : joined.split(MENU_SEPARATOR).filter((id) => id !== '');
    },
    writeOpenMenus: (ids: readonly string[]) => writeJson(STORAGE_KEYS.menuOpen, ids.join(MENU_SEPARATOR)),

    readLanguage: (): Language | undefined => LANGUAGES.find((known) => known === readText(STORAGE_KEYS.language)),
    writeLanguage: (language: Language) => writeText(STORAGE_KEYS.language, language),

    readTheme: (): ThemeChoice => THEME_CHOICES.find((known) => known === readText(STORAGE_KEYS.theme)) ?? 'system',
    writeTheme: (theme: ThemeChoice) => writeText(STORAGE_KEYS.theme, theme),

    /** Whether this browser shows notifications. */
    readBrowserNotices: () => readText(STORAGE_KEYS.browserNotices) === 'on',
    writeBrowserNotices: (isOn: boolean) => writeText(STORAGE_KEYS.browserNotices, isOn ? 'on' : ''),

    /** Who is notified by push in this browser; empty for nobody. */
    readPushedTo: () => readText(STORAGE_KEYS.pushedTo),
    /** What the server calls this browser; empty while it is not notified. */
    readPushDevice: () => readText(STORAGE_KEYS.pushDevice),
    writePushedTo: (userId: string, deviceId = '') => {
      writeText(STORAGE_KEYS.pushedTo, userId);
      writeText(STORAGE_KEYS.pushDevice, deviceId);
    },

    readActiveEvents: () => readJson(STORAGE_KEYS.activeEvents, activeEvents),
    writeActiveEvents: (events: ActiveEvents) => writeJson(STORAGE_KEYS.activeEvents, events),

    readFirstStepsAway: () => readText(STORAGE_KEYS.firstStepsAway) !== '',
    writeFirstStepsAway: (isAway: boolean) => writeText(STORAGE_KEYS.firstStepsAway, isAway ? 'yes' : ''),

    /** How many people a search of the leads agent may bring. */
    readAgentMaxResults: () => readJson(STORAGE_KEYS.agentMaxResults, z.int().min(1)),
    writeAgentMaxResults: (max: number) => writeJson(STORAGE_KEYS.agentMaxResults, max),

    /** The columns the user does not want to see, by the name of the list. */
    readHiddenColumns: (list: string): readonly string[] =>
      readJson(STORAGE_KEYS.hiddenColumns, hiddenColumns)?.[list] ?? [],
    writeHiddenColumns: (list: string, columns: readonly string[]) =>
      writeJson(STORAGE_KEYS.hiddenColumns, {
        ...readJson(STORAGE_KEYS.hiddenColumns, hiddenColumns),
        [list]: columns,
      }),
  };
}

export const storage = createStorage(() => window.localStorage);
