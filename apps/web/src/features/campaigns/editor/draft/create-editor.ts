import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { changesOf, type Draft, draftOf, isChanged, type KeptDraft, rebase, saysTheSame } from './draft.ts';
import type { Edit } from './edit-draft.ts';

/**
 * `asking`: the campaign runs, and nobody agreed yet that saving pauses it. `conflict`: another window changed it since.
 */
export type SavePhase = 'saved' | 'waiting' | 'saving' | 'failed' | 'asking' | 'conflict';

export type EditorState = {
  draft: Draft;
  saved: Draft;
  /** As the server answered last; nothing before it made the draft. */
  campaign: Campaign | undefined;
  phase: SavePhase;
  savedAt: number | undefined;
  /** Changes that were kept in this browser: put back already, or offered. */
  found: { at: number; isBack: boolean } | undefined;
};

export type SaveRefusal = 'changedElsewhere' | 'runs' | 'other';

export type EditorServer = {
  /** A new draft, or a copy of another campaign. */
  make: (draft: Draft, choice: { withLeads: boolean }) => Promise<Campaign>;
  copy: (campaignId: string, name: string) => Promise<Campaign>;
  save: (
    campaign: Pick<Campaign, 'campaignId' | 'revision'>,
    changes: Partial<Draft>,
    pauses: boolean,
  ) => Promise<Campaign>;
  read: (campaignId: string) => Promise<Campaign>;
  refusalOf: (error: unknown) => SaveRefusal;
};

export type EditorDeps = {
  server: EditorServer;
  /** Keeps the draft of a campaign in this browser; '' is one the server does not know yet. */
  keep: { write: (campaignId: string, kept: KeptDraft) => void; clear: (campaignId: string) => void };
  /** The server made the draft: the address names it from now on. */
  onMade: (campaignId: string) => void;
  onSaveFailed: () => void;
  /** Without a connection a save waits until `resume`. */
  isOnline: () => boolean;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
};

/** After the last change, and at most this long after the first one that is not saved. */
const REST_MS = 800;
const REST_MAX_MS = 4_000;
const AGAIN_AFTER_MS = 15_000;

export type Editor = ReturnType<typeof createEditor>;

/**
 * The draft in the browser and its way to the server: one save at a time, each based on the answer before it, so that
 * neither a slow answer nor another window undoes what was typed.
 */
export function createEditor(
  opened: { draft: Draft; campaign?: Campaign | undefined; kept?: KeptDraft | undefined },
  deps: EditorDeps,
) {
  let state: EditorState = {
    draft: opened.draft,
    saved: opened.draft,
    campaign: opened.campaign,
    phase: 'saved',
    savedAt: opened.campaign && Date.parse(opened.campaign.changedAt),
    found: undefined,
  };
  let offered: KeptDraft | undefined;
  let running: Promise<boolean> | undefined;
  let making: Promise<Campaign> | undefined;
  let stopTimer = () => {};
  let changedAt: number | undefined;
  const listeners = new Set<() => void>();

  const put = (changed: Partial<EditorState>) => {
    state = { ...state, ...changed };
    for (const notify of listeners) notify();
  };
  const idOf = () => state.campaign?.campaignId ?? '';
  const isDirty = () => isChanged(state.draft, state.saved);
  const keep = () =>
    deps.keep.write(idOf(), { at: deps.now(), revision: state.campaign?.revision ?? 0, draft: state.draft });

  const schedule = (ms: number) => {
    stopTimer();
    stopTimer = deps.later(() => void flush(), ms);
  };

  const change = (edit: Edit) => {
    const draft = edit(state.draft);
    if (draft === state.draft) return;
    const isRunning = state.campaign?.status === 'progressing';
    const phase =
      state.phase === 'conflict' || state.phase === 'saving' ? state.phase : isRunning ? 'asking' : 'waiting';
    put({ draft, phase });
    keep();
    changedAt ??= deps.now();
    if (phase === 'waiting') schedule(Math.max(0, Math.min(REST_MS, changedAt + REST_MAX_MS - deps.now())));
  };

  /** The campaign on the server, made now if need be. */
  const make = (withLeads = false): Promise<Campaign> => {
    if (state.campaign) return Promise.resolve(state.campaign);
    making ??= deps.server
      .make(state.draft, { withLeads })
      .then((campaign) => {
        const before = state.saved;
        deps.keep.clear('');
        put({ campaign, saved: draftOf(campaign), draft: rebase(state.draft, before, campaign), savedAt: deps.now() });
        deps.onMade(campaign.campaignId);
        return campaign;
      })
      .finally(() => {
        making = undefined;
      });
    return making;
  };

  const save = async (pauses: boolean): Promise<boolean> => {
    put({ phase: 'saving' });
    changedAt = undefined;
    try {
      const made = await make();
      const sent = state.draft;
      const changes = changesOf(sent, state.saved);
      const campaign = Object.keys(changes).length === 0 ? made : await deps.server.save(made, changes, pauses);
      put({ campaign, saved: sent, savedAt: deps.now() });
      if (isDirty()) {
        put({ phase: 'waiting' });
        schedule(REST_MS);
      } else {
        deps.keep.clear(campaign.campaignId);
        put({ phase: 'saved', found: undefined });
      }
      return true;
    } catch (error) {
      const refusal = deps.server.refusalOf(error);
      if (refusal === 'changedElsewhere') put({ phase: 'conflict' });
      else if (refusal === 'runs') put({ phase: 'asking' });
      else {
        put({ phase: 'failed' });
        deps.onSaveFailed();
        schedule(AGAIN_AFTER_MS);
      }
      return false;
    }
  };

  /** Saves what is not saved; gives whether the server has everything. */
  const flush = async (pauses = false): Promise<boolean> => {
    stopTimer();
    while (running) await running;
    if (state.phase === 'conflict') return false;
    if (!deps.isOnline()) {
      if (isDirty()) put({ phase: 'waiting' });
      return !isDirty();
    }
    if (!isDirty() && state.campaign) {
      put({ phase: 'saved' });
      return true;
    }
    if (state.campaign?.status === 'progressing' && !pauses) {
      put({ phase: 'asking' });
      return false;
    }
    running = save(pauses).finally(() => {
      running = undefined;
    });
    return running;
  };

  const restart = (campaign: Campaign, draft = draftOf(campaign)) => {
    stopTimer();
    deps.keep.clear(campaign.campaignId);
    put({ campaign, draft, saved: draft, phase: 'saved', savedAt: deps.now(), found: undefined });
  };

  const putBack = ({ draft, at, revision }: KeptDraft) => {
    const isStale = state.campaign !== undefined && state.campaign.revision !== revision;
    put({ draft, found: { at, isBack: true }, phase: isStale ? 'conflict' : 'waiting' });
    if (state.campaign?.status === 'progressing') put({ phase: 'asking' });
    else if (!isStale) schedule(REST_MS);
  };

  if (opened.kept) {
    if (opened.campaign) putBack(opened.kept);
    else {
      offered = opened.kept;
      put({ found: { at: opened.kept.at, isBack: false } });
    }
  }

  return {
    state: () => state,
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    change,
    make,
    flush,
    /** What the server knows about leads, senders and status by now. Another window's mails are not taken along. */
    meet: (campaign: Campaign) => {
      const last = state.campaign;
      if (!last || last.campaignId !== campaign.campaignId) return;
      const { revision } = saysTheSame(campaign, last) ? campaign : last;
      put({ campaign: { ...campaign, ...draftOf(last), revision } });
    },
    /** The server answered with the campaign as it is now, and nothing here is unsaved. */
    restart,
    takeTheirs: async () => restart(await deps.server.read(idOf())),
    keepMineAsCopy: async (name: string) => {
      const mine = { ...state.draft, name };
      const copy = await deps.server.copy(idOf(), name);
      deps.keep.clear(idOf());
      put({ campaign: copy, saved: draftOf(copy), draft: mine, phase: 'waiting' });
      deps.onMade(copy.campaignId);
      await flush();
    },
    /** Brings back what was offered. */
    bringBack: () => {
      if (offered) putBack(offered);
      offered = undefined;
    },
    discardFound: () => {
      deps.keep.clear(idOf());
      if (state.found?.isBack) put({ draft: state.saved, phase: 'saved' });
      stopTimer();
      put({ found: undefined });
    },
    /** What is not saved is given up. */
    discard: () => {
      stopTimer();
      deps.keep.clear(idOf());
      put({ draft: state.saved, phase: 'saved', found: undefined });
    },
    /** The connection is back: what waited goes at once. */
    resume: () => {
      if (state.phase === 'waiting' || state.phase === 'failed') void flush();
    },
    stop: () => stopTimer(),
  };
}
