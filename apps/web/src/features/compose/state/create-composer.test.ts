import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { SendingWarning } from '@outrider/contract/compose/sending-help';
import { beforeEach, expect, test, vi } from 'vitest';
import { attrsOf } from './attrs.ts';
import type { SendFailure, ServerDraft } from './compose-state.ts';
import type { ComposerDeps, ComposerNotice, Delivered, DeliveryState, Refusal } from './composer-deps.ts';
import { CloseRejected } from './create-closer.ts';
import { createComposer } from './create-composer.ts';
import type { LocalCopy } from './local-copies.ts';
import type { ComposedMail } from './mail.ts';

beforeEach(() => void vi.useFakeTimers());

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const NO_FAILURE: SendFailure = { code: 'FA', message: 'refused', recipients: [] };

/** A server that keeps drafts by revision, and a browser that keeps copies. */
function aWorld() {
  const drafts = new Map<string, { attrs: ComposeAttrs; revision: number }>();
  const copies = new Map<string, LocalCopy>();
  const saves: { at: number; content: string; forced: boolean }[] = [];
  const notices: ComposerNotice['kind'][] = [];
  const world = {
    drafts,
    copies,
    saves,
    notices,
    refuse: undefined as Refusal | undefined,
    warnings: [] as SendingWarning[],
    delivered: { deliveryId: 'd1', undoUntil: null, mid: 'm1', tid: 't1', failure: undefined } as Delivered,
    delivery: { state: 'held' } as DeliveryState,
    undo: 'stopped' as 'stopped' | 'leaving',
    deliveries: [] as ComposedMail[],
    senderChecks: 0,
  };
  const answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (world.refuse) throw new Refused(world.refuse);
  };
  let ids = 0;
  const deps: ComposerDeps = {
    server: {
      save: async (mail, revision, forced) => {
        await answer();
        const draftId = mail.draftId ?? mail.cid;
        const stored = drafts.get(draftId);
        if (stored && stored.revision !== revision) throw new Refused('changedElsewhere');
        saves.push({ at: Date.now(), content: mail.entry.content.content, forced });
        drafts.set(draftId, { attrs: attrsOf(mail), revision: revision + 1 });
        return { draftId, revision: revision + 1, savedAt: '' };
      },
      open: async (what): Promise<ServerDraft> => {
        if (world.refuse === 'unreachable') throw new Refused('unreachable');
        const draftId = 'draftId' in what ? what.draftId : 'made';
        const stored = drafts.get(draftId);
        if (!stored) throw new Refused('gone');
        return { draftId, accountId: null, savedAt: null, ...stored };
      },
      checkSender: async () => {
        world.senderChecks += 1;
      },
      check: async () => world.warnings,
      deliver: async (mail) => {
        await answer();
        world.deliveries.push(mail);
        return world.delivered;
      },
      undo: async (draftId) => ({ outcome: world.undo, draftId: world.deliveries.at(-1)?.draftId ?? draftId }),
      readDelivery: async () => world.delivery,
      sendAgain: async () => ({ draftId: '' }),
      discard: async () => {},
      undiscard: async () => {},
      refusalOf: (error) => (error instanceof Refused ? error.refusal : 'other'),
      failureOf: () => NO_FAILURE,
    },
    copies: {
      readAll: async () => structuredClone([...copies.values()]),
      write: (copy) => void copies.set(copy.cid, structuredClone(copy)),
      clear: (cid) => void copies.delete(cid),
    },
    tell: ({ kind }) => void notices.push(kind),
    now: () => Date.now(),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    newId: () => `c${++ids}`,
    first: { isOnline: true },
  };
  return { ...world, world, deps };
}

const FROM = { account: 'maya@harborline.test', sender: 'Maya <maya@harborline.test>', timeZone: 'Europe/Berlin' };
const write = (content: string) => (mail: ComposedMail) => ({
  ...mail,
  entry: { ...mail.entry, content: { content } },
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a writer who types without rest is saved every five seconds, and no sooner', async () => {
  const { deps, saves, copies } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  for (let key = 0; key < 40; key += 1) {
    composer.change(cid, write(`text ${key}`));
    await pass(500);
  }
  await pass(10_000);
  expect(saves.at(-1)?.content).toBe('text 39');
  for (const [index, { at }] of saves.entries()) {
    if (index > 0) expect(at - (saves[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(5_000);
  }
  expect(copies.get(cid)?.isChanged).toBe(false);
  const count = saves.length;
  await pass(60_000);
  expect(saves).toHaveLength(count);
  expect(composer.get().mails[cid]?.mail.entry.sendStatus).toBe('saved');
});

test('a text is in this browser a moment after it was typed, and without its password', async () => {
  const { deps, copies } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  composer.change(cid, (mail) => write('secret plans')({ ...mail, setEncrypt: true, encpwd: 'hunter2' }));
  await pass(300);
  expect(copies.get(cid)?.open.mail.entry.content.content).toBe('secret plans');
  expect(JSON.stringify([...copies.values()])).not.toContain('hunter2');
});

test('without a network nothing is sent to the server, and everything when it is back', async () => {
  const { deps, saves, copies } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  composer.setOnline(false);
  composer.change(cid, write('written on a train'));
  await pass(60_000);
  expect(saves).toEqual([]);
  expect(copies.get(cid)?.isChanged).toBe(true);
  composer.setOnline(true);
  await pass(100);
  expect(saves.map(({ content }) => content)).toEqual(['written on a train']);
});

test('after a crash the text that was not saved is back, says from when it is, and is saved', async () => {
  const { deps, saves } = aWorld();
  const before = createComposer(deps);
  const cid = before.openNew(FROM);
  before.setOnline(false);
  before.change(cid, write('nearly lost'));
  await pass(300);
  const after = createComposer(deps);
  await after.restore();
  const back = after.get().mails[cid];
  expect(back?.mail.entry.content.content).toBe('nearly lost');
  expect(back?.broughtBackFrom).toBeDefined();
  await pass(6_000);
  expect(saves.map(({ content }) => content)).toEqual(['nearly lost']);
});

test('a draft changed in another window keeps both texts until one is chosen', async () => {
  for (const choice of ['mine', 'theirs', 'both'] as const) {
    const { deps, drafts } = aWorld();
    const composer = createComposer(deps);
    const cid = composer.openNew(FROM);
    composer.change(cid, write('first'));
    void composer.save(cid);
    await pass(100);
    const stored = drafts.get(cid);
    if (stored) drafts.set(cid, { attrs: { ...stored.attrs, content: 'theirs' }, revision: stored.revision + 1 });
    composer.change(cid, write('mine'));
    await pass(6_000);
    const open = composer.get().mails[cid];
    expect(open?.conflict?.attrs.content).toBe('theirs');
    expect(open?.mail.entry.content.content).toBe('mine');
    expect(drafts.get(cid)?.attrs.content).toBe('theirs');
    void composer.decide(cid, choice);
    await pass(6_000);
    const texts = [...drafts.values()].map(({ attrs }) => attrs.content).toSorted();
    expect(texts).toEqual({ mine: ['mine'], theirs: ['theirs'], both: ['mine', 'theirs'] }[choice]);
  }
});

test('a draft that was sent elsewhere is not overwritten: the text goes on as a draft of its own', async () => {
  const { deps, world, drafts, notices } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  composer.change(cid, write('more'));
  world.refuse = 'gone';
  // The world is copied into the answer by reference below.
  Object.assign(deps.server, {
    save: async (mail: ComposedMail, revision: number) => {
      if (mail.cid === cid) throw new Refused('gone');
      drafts.set(mail.cid, { attrs: attrsOf(mail), revision: revision + 1 });
      return { draftId: mail.cid, revision: revision + 1, savedAt: '' };
    },
  });
  await pass(6_000);
  await pass(6_000);
  expect(notices).toContain('goneElsewhere');
  expect([...drafts.keys()]).not.toContain(cid);
  expect([...drafts.values()].map(({ attrs }) => attrs.content)).toEqual(['more']);
});

test('closing a changed mail asks: just leave closes unsaved, save and leave saves, cancelling rejects', async () => {
  const { deps, saves, copies } = aWorld();
  const composer = createComposer(deps);
  const one = composer.openNew(FROM);
  const two = composer.openNew(FROM);
  composer.change(one, write('one'));
  composer.change(two, write('two'));

  const rejected = composer.close(two);
  expect(composer.get().notice?.cid).toBe(two);
  composer.cancelClose();
  await expect(rejected).rejects.toBeInstanceOf(CloseRejected);
  expect(composer.get().mails[two]).toBeDefined();

  const left = composer.close(two);
  composer.justLeave();
  await left;
  expect(saves).toEqual([]);
  expect(copies.has(two)).toBe(false);
  expect(composer.get().tabs.current).toBe(one);
  expect(composer.get().isWriting).toBe(true);

  const saved = composer.close(one);
  void composer.saveAndLeave();
  await pass(100);
  await saved;
  expect(saves.map(({ content, forced }) => [content, forced])).toEqual([['one', true]]);
  expect(composer.get().isWriting).toBe(false);
});

test('a save that fails on leaving says so and stays open', async () => {
  const { deps, world } = aWorld();
  const composer = createComposer(deps);
  Object.defineProperty(deps.server, 'save', { value: async () => Promise.reject(new Refused('unreachable')) });
  const cid = composer.openNew(FROM);
  composer.change(cid, write('text'));
  void composer.close(cid).catch(() => {});
  void composer.saveAndLeave();
  await pass(100);
  expect(composer.get().notice).toEqual({ cid, isSaving: false, hasFailed: true });
  expect(composer.get().mails[cid]?.mail.entry.content.content).toBe('text');
  expect(world.saves).toEqual([]);
});

test('what is to be encrypted never reaches the server as it was written, and is not lost by leaving', async () => {
  const { deps, drafts } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  composer.change(cid, (mail) => write('the secret')({ ...mail, setEncrypt: true, encpwd: 'hunter22' }));
  await pass(20_000);
  expect(JSON.stringify([...drafts.values()])).not.toContain('secret');
  const left = composer.close(cid);
  expect(composer.get().notice?.cid).toBe(cid);
  void composer.saveAndLeave();
  await pass(100);
  await left;
  const later = createComposer(deps);
  await later.restore();
  expect(later.get().tabs.cids).toEqual([]);
  await later.open({ draftId: cid }, 'UTC');
  expect(later.get().mails[cid]?.mail.entry.content.content).toBe('the secret');
});

test('a mail without changes is closed without a question', async () => {
  const { deps } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  await composer.close(cid);
  expect(composer.get().notice).toBeUndefined();
  expect(composer.get().tabs.cids).toEqual([]);
});

test('sending saves what is on the screen first, and a double press is one delivery', async () => {
  const { deps, world } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew({ ...FROM, to: [{ email: 'katrin@nordkai.test', name: '' }] });
  composer.change(cid, write('hello'));
  composer.attachEditor(cid, () =>
    composer.change(cid, (mail) => (mail.entry.content.content === 'hello' ? write('hello!')(mail) : mail)),
  );
  void composer.send(cid);
  void composer.send(cid);
  await pass(200);
  expect(world.deliveries.map((mail) => mail.entry.content.content)).toEqual(['hello!']);
  expect(world.notices).toEqual(['sent']);
  expect(composer.get().mails).toEqual({});
});

test('what is worth a second look is said once, and then the mail goes', async () => {
  const { deps, world } = aWorld();
  world.warnings.push({ kind: 'emptySubject' });
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  composer.change(cid, write('no subject'));
  void composer.send(cid);
  await pass(100);
  expect(composer.get().warning?.cid).toBe(cid);
  expect(world.deliveries).toEqual([]);
  void composer.sendAnyway();
  await pass(100);
  expect(world.deliveries).toHaveLength(1);
  expect(composer.get().warning).toBeUndefined();
});

test('another sender is checked before the mail is handed over', async () => {
  const { deps, world } = aWorld();
  const composer = createComposer(deps);
  const cid = composer.openNew(FROM);
  composer.change(cid, (mail) => ({ ...mail, optSenderStr: 'Sales <sales@harborline.test>' }));
  void composer.send(cid);
  await pass(100);
  expect(world.senderChecks).toBe(1);
});

test('undo has two honest answers: stopped opens the mail again, leaving says so', async () => {
  const { deps, world, notices } = aWorld();
  const undoUntil = () => new Date(Date.now() + 20_000).toISOString();
  const composer = createComposer(deps);
  for (const outcome of ['stopped', 'leaving'] as const) {
    world.undo = outcome;
    world.delivered = { ...world.delivered, undoUntil: undoUntil() };
    Object.assign(deps.server, {
      deliver: async (mail: ComposedMail) => {
        world.deliveries.push(mail);
        return world.delivered;
      },
      undo: async () => ({ outcome: world.undo, draftId: world.deliveries.at(-1)?.draftId ?? '' }),
    });
    const cid = composer.openNew(FROM);
    composer.change(cid, write(`mail ${outcome}`));
    void composer.send(cid);
    await pass(100);
    expect(composer.get().sending.map(({ state }) => state)).toEqual(['held']);
    expect(composer.get().mails[cid]).toBeUndefined();
    void composer.undo('d1');
    await pass(50);
    if (outcome === 'stopped') {
      expect(composer.get().sending).toEqual([]);
      expect(composer.get().mails[cid]?.mail.entry.content.content).toBe('mail stopped');
      await composer.close(cid);
    } else {
      expect(composer.get().sending.map(({ state }) => state)).toEqual(['leaving']);
      expect(composer.get().mails[cid]).toBeUndefined();
    }
    expect(notices.at(-1)).toBe(outcome);
  }
});

test('those who did not get it are written to again, and a mail that went to some never to all of them', async () => {
  const { deps, world, drafts } = aWorld();
  const composer = createComposer(deps);
  const recipients = [{ email: 'gone@nordkai.test', code: 'RCPT:5107', message: '' }];
  let deliveries = 0;
  Object.assign(deps.server, {
    deliver: async () => {
      deliveries += 1;
      return { ...world.delivered, failure: { ...NO_FAILURE, recipients, deliveryId: 'd1' } };
    },
    sendAgain: async (deliveryId: string) => ({ draftId: `again ${deliveryId}` }),
  });
  const cid = composer.openNew({ ...FROM, to: [{ email: 'katrin@nordkai.test', name: '' }] });
  composer.change(cid, write('hello'));
  void composer.send(cid);
  await pass(100);
  expect(composer.get().errorDialog?.recipients).toEqual(recipients);
  expect(composer.get().mails[cid]?.mail.entry.sendStatus).toBe('sentFailed');

  composer.closeErrorDialog();
  void composer.send(cid);
  await pass(100);
  expect(deliveries).toBe(1);
  expect(composer.get().errorDialog?.cid).toBe(cid);

  const sent = drafts.get(cid);
  if (sent) drafts.set('again d1', { ...sent, attrs: { ...sent.attrs, to: ['gone@nordkai.test'] } });
  await composer.sendAgain(cid);
  const [again] = Object.values(composer.get().mails);
  expect(again?.mail.draftId).toBe('again d1');
  expect(again?.mail.receiver.map(({ email }) => email)).toEqual(['gone@nordkai.test']);
  expect(composer.get().mails[cid]).toBeUndefined();
});

test('the bar of a mail that waits until Monday goes after a while, and the mail still waits', async () => {
  const { deps, world } = aWorld();
  const composer = createComposer(deps);
  const monday = new Date(Date.now() + 5 * 86_400_000).toISOString();
  world.delivered = { ...world.delivered, undoUntil: monday };
  const cid = composer.openNew(FROM);
  composer.change(cid, (mail) => ({ ...write('for Monday')(mail), scheduleDate: monday }));
  void composer.send(cid);
  await pass(100);
  expect(composer.get().sending).toMatchObject([{ state: 'held', scheduledAt: monday }]);
  await pass(15_000);
  expect(composer.get().sending).toEqual([]);
  expect(world.deliveries).toHaveLength(1);
});
