import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEditor, type EditorDeps, type EditorServer } from './create-editor.ts';
import { type KeptDraft, newDraft } from './draft.ts';
import { changeSettings, rename } from './edit-draft.ts';

const ID = '1f0e6a0e-7d1c-4f67-9a55-0c5f7f3a1111';

const usual = newDraft('Europe/Berlin');

const aCampaign = (changed: Partial<Campaign> = {}): Campaign => ({
  campaignId: ID,
  name: 'Brokers',
  status: 'new',
  lifecycle: null,
  waitReason: null,
  mailboxes: 0,
  totals: {
    leads: 0,
    sent: 0,
    sentTo: 0,
    delivered: 0,
    opened: { person: 0, machine: 0, unknown: 0 },
    clicked: 0,
    replied: 0,
    autoReplied: 0,
    interested: 0,
    bounced: 0,
    complained: 0,
    optedOut: 0,
    progress: 0,
  },
  nextSend: null,
  leftToday: 0,
  createdAt: '2026-11-17T08:00:00.000Z',
  launchedAt: null,
  endedAt: null,
  endedBy: '',
  revision: 1,
  settings: usual.settings,
  rounds: usual.rounds,
  sources: [],
  senders: [],
  changedAt: '2026-11-17T08:00:00.000Z',
  hasChanges: false,
  ...changed,
});

const ANSWERS_AFTER_MS = 50;

type Refusal = 'changedElsewhere' | 'runs' | 'other';
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

beforeEach(() => void vi.useFakeTimers());

/** A server that counts revisions as the real one does, and a browser that keeps drafts. */
function aWorld(first: Campaign | undefined = aCampaign()) {
  let stored = first;
  let refuseNext: Refusal | undefined;
  const kept = new Map<string, KeptDraft>();
  const saves: { changes: object; revision: number }[] = [];
  const made: string[] = [];
  const failed = vi.fn();
  let isOnline = true;
  const server: EditorServer = {
    make: async ({ name }) => {
      stored = aCampaign({ name });
      return stored;
    },
    copy: async (_id, name) => aCampaign({ campaignId: crypto.randomUUID(), name, revision: 7 }),
    save: async ({ campaignId, revision }, changes, pauses) => {
      await new Promise((resolve) => setTimeout(resolve, ANSWERS_AFTER_MS));
      if (refuseNext) {
        const refusal = refuseNext;
        refuseNext = undefined;
        throw new Refused(refusal);
      }
      if (stored?.campaignId === campaignId && stored.revision !== revision) throw new Refused('changedElsewhere');
      if (stored?.status === 'progressing' && !pauses) throw new Refused('runs');
      saves.push({ changes, revision });
      stored = aCampaign({
        ...stored,
        campaignId,
        ...changes,
        revision: revision + 1,
        ...(pauses ? { status: 'suspend' } : {}),
      });
      return stored;
    },
    read: async () => stored ?? aCampaign(),
    refusalOf: (error) => (error instanceof Refused ? error.refusal : 'other'),
  };
  const deps: EditorDeps = {
    server,
    keep: { write: (id, each) => kept.set(id, each), clear: (id) => kept.delete(id) },
    onMade: (id) => made.push(id),
    onSaveFailed: failed,
    isOnline: () => isOnline,
    now: () => Date.now(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  return {
    deps,
    kept,
    saves,
    made,
    failed,
    refuse: (refusal: Refusal) => {
      refuseNext = refusal;
    },
    setOnline: (online: boolean) => {
      isOnline = online;
    },
    changeElsewhere: () => {
      stored = aCampaign({ ...stored, name: 'Theirs', revision: (stored?.revision ?? 0) + 1 });
    },
  };
}

const open = (world: ReturnType<typeof aWorld>, campaign = aCampaign()) =>
  createEditor({ draft: campaign, campaign, kept: world.kept.get(campaign.campaignId) }, world.deps);

test('many changes are one save, with only what was changed', async () => {
  const world = aWorld();
  const editor = open(world);
  editor.change(rename('B'));
  editor.change(rename('Br'));
  expect(editor.state().phase).toBe('waiting');
  expect(world.kept.get(ID)?.draft.name).toBe('Br');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.saves).toEqual([{ changes: { name: 'Br' }, revision: 1 }]);
  expect(editor.state().phase).toBe('saved');
  expect(world.kept.size).toBe(0);
});

test('a user who never rests is saved all the same', async () => {
  const world = aWorld();
  const editor = open(world);
  for (let key = 0; key < 12; key += 1) {
    editor.change(rename(`name ${key}`));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(world.saves.length).toBeGreaterThanOrEqual(1);
});

test('what is typed while a save is on its way goes with the next one, based on its answer', async () => {
  const world = aWorld();
  const editor = open(world);
  editor.change(rename('One'));
  void editor.flush();
  await vi.advanceTimersByTimeAsync(ANSWERS_AFTER_MS / 2);
  editor.change(rename('Two'));
  await vi.advanceTimersByTimeAsync(ANSWERS_AFTER_MS);
  expect(editor.state().draft.name).toBe('Two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.saves).toEqual([
    { changes: { name: 'One' }, revision: 1 },
    { changes: { name: 'Two' }, revision: 2 },
  ]);
});

test('a new draft is made with the first change, once, and keeps what is usual on the server', async () => {
  const world = aWorld(undefined);
  const editor = createEditor({ draft: newDraft('Asia/Tokyo') }, world.deps);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.made).toEqual([]);
  editor.change(rename('New one'));
  const [one, two] = [editor.make(), editor.make()];
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await one).toBe(await two);
  expect(world.made).toEqual([ID]);
  expect(editor.state().draft.name).toBe('New one');
  expect(editor.state().draft.settings.schedule.zone).toBe('Europe/Berlin');
});

test('a failed save is reported, keeps everything here, and is tried again', async () => {
  const world = aWorld();
  const editor = open(world);
  world.refuse('other');
  editor.change(rename('Kept'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(editor.state().phase).toBe('failed');
  expect(world.failed).toHaveBeenCalledOnce();
  expect(world.kept.get(ID)?.draft.name).toBe('Kept');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(editor.state().phase).toBe('saved');
  expect(world.saves).toHaveLength(1);
});

test('without a connection a save waits in silence, and goes as soon as there is one', async () => {
  const world = aWorld();
  const editor = open(world);
  world.setOnline(false);
  editor.change(rename('Typed on a train'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.saves).toEqual([]);
  expect(world.failed).not.toHaveBeenCalled();
  expect(editor.state().phase).toBe('waiting');
  expect(world.kept.size).toBe(1);
  world.setOnline(true);
  editor.resume();
  await vi.advanceTimersByTimeAsync(ANSWERS_AFTER_MS);
  expect(world.saves).toHaveLength(1);
  expect(editor.state().phase).toBe('saved');
  expect(world.kept.size).toBe(0);
});

test('what a reload or a crash left unsaved is back, and saved', async () => {
  const world = aWorld();
  open(world).change(rename('Typed before the crash'));
  const editor = open(world);
  expect(editor.state().draft.name).toBe('Typed before the crash');
  expect(editor.state().found?.isBack).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.saves.at(-1)?.changes).toEqual(expect.objectContaining({ name: 'Typed before the crash' }));
});

test('a draft the server never knew is offered, not forced', () => {
  const world = aWorld(undefined);
  createEditor({ draft: newDraft('UTC') }, world.deps).change(rename('Lost'));
  const editor = createEditor({ draft: newDraft('UTC'), kept: world.kept.get('') }, world.deps);
  expect(editor.state().draft.name).toBe('');
  editor.bringBack();
  expect(editor.state().draft.name).toBe('Lost');
});

test('two windows do not undo each other: theirs can be taken', async () => {
  const world = aWorld();
  const editor = open(world);
  world.changeElsewhere();
  editor.change(rename('Mine'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(editor.state().phase).toBe('conflict');
  expect(editor.state().draft.name).toBe('Mine');
  await editor.takeTheirs();
  expect(editor.state().draft.name).toBe('Theirs');
  expect(editor.state().phase).toBe('saved');
});

test('two windows do not undo each other: mine can be kept as a copy', async () => {
  const world = aWorld();
  const editor = open(world);
  world.changeElsewhere();
  editor.change(rename('Mine'));
  await vi.advanceTimersByTimeAsync(1_000);
  void editor.keepMineAsCopy('Mine, copy');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(world.made).toHaveLength(1);
  expect(world.made).not.toContain(ID);
  expect(editor.state().draft.name).toBe('Mine, copy');
  expect(editor.state().phase).toBe('saved');
});

test('a campaign that runs is not saved before the user agrees that it is paused', async () => {
  const running = aCampaign({ status: 'progressing' });
  const world = aWorld(running);
  const editor = open(world, running);
  editor.change(changeSettings('limits', { daily: 50 }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(editor.state().phase).toBe('asking');
  expect(world.saves).toEqual([]);
  void editor.flush(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(editor.state().campaign?.status).toBe('suspend');
  expect(editor.state().phase).toBe('saved');
});

test('what the server learns about leads is met without taking over changed texts of another window', () => {
  const world = aWorld();
  const editor = open(world);
  editor.meet(aCampaign({ revision: 2 }));
  expect(editor.state().campaign?.revision).toBe(2);
  editor.meet(aCampaign({ revision: 3, name: 'Theirs' }));
  expect(editor.state().campaign?.revision).toBe(2);
});
