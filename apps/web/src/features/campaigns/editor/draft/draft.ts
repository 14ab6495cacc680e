import { DEFAULT_LIMITS } from '@outrider/campaign-rules/campaign';
import {
  type Campaign,
  type CampaignRound,
  type CampaignVariant,
  campaignSettings,
  round,
} from '@outrider/contract/campaigns/campaign';
import { z } from 'zod';

/** What the user writes and chooses in the editor. Parts that are the same object were not changed. */
export type Draft = Pick<Campaign, 'name' | 'settings' | 'rounds'>;
export type Settings = Draft['settings'];

/** As it is kept in the browser until the server has it. */
export const keptDraft = z.object({
  at: z.number(),
  /** What it is based on; 0 where the server knows nothing of it yet. */
  revision: z.int(),
  draft: z.object({ name: z.string(), settings: campaignSettings, rounds: z.array(round) }),
});
export type KeptDraft = z.infer<typeof keptDraft>;

export const draftOf = ({ name, settings, rounds }: Draft): Draft => ({ name, settings, rounds });

export const newVariant = (): CampaignVariant => ({
  id: crypto.randomUUID(),
  subject: '',
  preheader: '',
  html: '',
  text: null,
  isPlainText: false,
  weight: 1,
});

/** The first round goes at the start; a later one is a follow-up in the same thread. */
export const newRound = (isFirst: boolean): CampaignRound => ({
  delay: { count: isFirst ? 0 : 3, unit: 'day' },
  condition: 'all',
  scope: 'anyEarlier',
  variants: [newVariant()],
  letsBestWin: false,
});

/** What the editor shows before the server made the draft; what is usual there takes its place. */
export const newDraft = (zone: string): Draft => ({
  name: '',
  settings: {
    schedule: {
      zone,
      usesLeadZone: false,
      days: [1, 2, 3, 4, 5],
      from: 9 * 60,
      to: 17 * 60,
      startDay: '',
      endDay: '',
      holidaysOf: [],
    },
    limits: DEFAULT_LIMITS,
    tracking: { opens: true, clicks: true, unknownOpens: 'asNotOpen' },
    stops: { onCompanyReply: false, onClick: false },
    addresses: { unchecked: 'hold', unknown: 'sendLast' },
    senders: { mailboxIds: [], tagIds: [] },
    footer: { postalAddress: '', optOutLine: '' },
  },
  rounds: [newRound(true)],
});

/** What is different, part by part: only that is saved. */
export function changesOf(draft: Draft, saved: Draft): Partial<Draft> {
  return {
    ...(draft.name === saved.name ? {} : { name: draft.name }),
    ...(draft.settings === saved.settings ? {} : { settings: draft.settings }),
    ...(draft.rounds === saved.rounds ? {} : { rounds: draft.rounds }),
  };
}

export const isChanged = (draft: Draft, saved: Draft): boolean => Object.keys(changesOf(draft, saved)).length > 0;

/** What was changed here on top of what came from there; a section of the settings is one thing. */
export function rebase(draft: Draft, before: Draft, theirs: Draft): Draft {
  const mine = Object.entries(draft.settings).filter(
    ([section, value]) => before.settings[section as keyof Settings] !== value,
  );
  return {
    name: draft.name === before.name ? theirs.name : draft.name,
    rounds: draft.rounds === before.rounds ? theirs.rounds : draft.rounds,
    settings: mine.length === 0 ? theirs.settings : { ...theirs.settings, ...Object.fromEntries(mine) },
  };
}

/** Whether two answers of the server say the same. */
export const saysTheSame = (a: Draft, b: Draft): boolean => JSON.stringify(draftOf(a)) === JSON.stringify(draftOf(b));
