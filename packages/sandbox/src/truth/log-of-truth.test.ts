import { expect, test, vi } from 'vitest';
import { createLogOfTruth, DELIVERED, type TruthEvent } from './log-of-truth.ts';
import { keepSaid, newTranscript } from './transcripts.ts';

const delivery = (to: string, messageId: string): TruthEvent => ({
  at: new Date('2026-11-17T09:00:00Z'),
  kind: 'smtp',
  direction: 'in',
  from: 'maya@harborline.test',
  to,
  what: DELIVERED,
  code: '250 2.0.0',
  messageId,
});

test('a message for two people is no doubling, the same one twice for one person is', () => {
  const truth = createLogOfTruth();
  truth.note(delivery('dana@tidewater.test', '<1@x>'));
  truth.note(delivery('piet@scheldt.test', '<1@x>'));
  expect(truth.counts()).toEqual({ accepted: 2, doubled: 0 });
  truth.note(delivery('Dana@Tidewater.test', '<1@x>'));
  expect(truth.counts()).toEqual({ accepted: 3, doubled: 1 });
  expect(truth.accepted('<1@x>')).toHaveLength(3);
  expect(truth.receivedBy('dana@tidewater.test')).toHaveLength(2);
});

test('a refused recipient is in the log but received nothing', () => {
  const truth = createLogOfTruth();
  truth.note({ ...delivery('gone@kestrel.test', '<2@x>'), what: 'RCPT refused', code: '550 5.1.1' });
  expect(truth.receivedBy('gone@kestrel.test')).toEqual([]);
  expect(truth.list({ search: 'KESTREL' })).toHaveLength(1);
});

test('the newest come first, and a listener hears each once until it leaves', () => {
  const truth = createLogOfTruth();
  const listener = vi.fn();
  const leave = truth.subscribe(listener);
  truth.note(delivery('a@x.test', '<1@x>'));
  leave();
  truth.note(delivery('b@x.test', '<2@x>'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(truth.list({ limit: 1 }).map(({ to }) => to)).toEqual(['b@x.test']);
});

test('a promised mail is lost until it is delivered, given back or waiting, each as often as it was promised', () => {
  const truth = createLogOfTruth();
  const mail = { messageId: '<1@x>', to: 'dana@tidewater.test' };
  truth.promise(mail);
  truth.promise(mail);
  truth.promise({ ...mail, messageId: '<2@x>' });
  expect(truth.lost()).toHaveLength(3);
  truth.note(delivery('Dana@tidewater.test', '<1@x>'));
  expect(truth.lost()).toHaveLength(2);
  truth.callWitness({ waiting: () => [mail], onTheWire: () => ({ smtp: 1, imap: 0 }) });
  expect(truth.lost()).toEqual([{ ...mail, messageId: '<2@x>' }]);
  truth.giveBack({ ...mail, messageId: '<2@x>' });
  truth.giveBack({ ...mail, messageId: '<never promised@x>' });
  expect(truth.lost()).toEqual([]);
  expect(truth.onTheWire()).toEqual({ smtp: 1, imap: 0 });
});

test('only the latest conversations are kept, and a log that starts over gives no id twice', () => {
  const truth = createLogOfTruth();
  for (let index = 0; index < 201; index += 1) {
    const transcript = newTranscript();
    keepSaid(transcript, 0, true, `220 host ${index}\r\n`);
    truth.note(delivery('dana@tidewater.test', `<${index}@x>`), transcript);
  }
  expect(truth.transcript(0)).toBeUndefined();
  expect(truth.transcript(1)).toEqual([{ at: new Date(0), who: 'S', line: '220 host 1' }]);
  truth.reset();
  expect([truth.list(), truth.transcript(1), truth.counts()]).toEqual([[], undefined, { accepted: 0, doubled: 0 }]);
  truth.note(delivery('dana@tidewater.test', '<new@x>'));
  expect(truth.list()[0]?.id).toBe(201);
});
