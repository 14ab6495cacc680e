import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTACT_EVENTS } from './contact.ts';
import {
  chooseLastEvent,
  joinValues,
  orderByFullness,
  takeLabelsBack,
  takeValuesBack,
  valueIn,
} from './merge-rules.ts';

const name = fc.constantFrom('firstName', 'city', 'phone', 'constructor');
const values = fc.dictionary(name, fc.constantFrom('', 'a', 'b', 'c'));
const records = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    values,
    history: fc.nat(3),
    createdAt: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2026-01-03'), noInvalidDate: true })
      .map((at) => at.toISOString()),
  }),
  { selector: ({ id }) => id, minLength: 2, maxLength: 5 },
);
const filled = (record: { values: Record<string, string> }) => Object.values(record.values).filter(Boolean).length;
const events = fc.array(
  fc.record({
    event: fc.constantFrom(...CONTACT_EVENTS),
    at: fc.nat(9).map((day) => new Date(day)),
    about: fc.constant(''),
  }),
);
const added = (at: Date) => ({ event: 'added' as const, at, about: at.toISOString() });
const labels = fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'));

test('the fullest is proposed to be kept, then the one with more history, then the oldest, however they are ordered', () => {
  fc.assert(
    fc.property(records, (all) => {
      const [first] = orderByFullness(all);
      if (!first) throw new Error('there are at least two');
      for (const other of all) {
        const more = filled(first) - filled(other) || first.history - other.history;
        expect(more || Date.parse(other.createdAt) - Date.parse(first.createdAt)).toBeGreaterThanOrEqual(0);
      }
      expect(orderByFullness(all.toReversed())).toEqual(orderByFullness(all));
    }),
  );
});

test('no value is lost where there is one, the wanted one wins, and what differs is given as a conflict', () => {
  fc.assert(
    fc.property(records, name, fc.nat(4), (all, wanted, place) => {
      const taken = all[place % all.length]?.id ?? '';
      const joined = joinValues(all, { [wanted]: taken });
      const known = new Set(
        all.flatMap((one) => Object.entries(one.values).flatMap(([key, value]) => (value ? [key] : []))),
      );
      expect(new Set(joined.map((value) => value.name))).toEqual(known);
      for (const { name: key, value, from, isConflict } of joined) {
        const having = all.filter((one) => valueIn(one.values, key));
        const theirs = having.find(({ id }) => key === wanted && id === taken) ?? having[0];
        expect([value, from]).toEqual([theirs && valueIn(theirs.values, key), theirs?.id]);
        expect(isConflict).toBe(having.some((one) => valueIn(one.values, key) !== value));
      }
    }),
  );
});

test('the last event of merged contacts is the newest that people or mails caused, whosever it was', () => {
  fc.assert(
    fc.property(events, events, (kept, others) => {
      const ours = ['added', 'verified', 'edited', 'merged', 'noted'];
      const foreign = [...kept, ...others].filter(({ event }) => !ours.includes(event));
      const last = chooseLastEvent({ created: added(new Date(5)), events: kept }, [
        { created: added(new Date(3)), events: others },
      ]);
      if (foreign.length > 0) {
        expect(ours).not.toContain(last.event);
        expect(last.at).toEqual(new Date(Math.max(...foreign.map(({ at }) => +at))));
      } else if (kept.some(({ event }) => event === 'verified')) expect(last.event).toBe('verified');
      else expect(last).toEqual(added(new Date(3)));
    }),
  );
});

test('who was added later hides no answer, and two who were only added were added when the first was', () => {
  const [replied, later] = [new Date('2026-01-05'), new Date('2026-01-10')];
  const answer = { event: 'replied' as const, at: replied, about: 'Spring' };
  const kept = { created: added(later), events: [] };
  expect(chooseLastEvent(kept, [{ created: added(replied), events: [answer] }])).toEqual(answer);
  expect(chooseLastEvent(kept, [{ created: added(replied), events: [] }])).toEqual(added(replied));
});

test('an undo gives back what was, and what was changed since the merge stays', () => {
  fc.assert(
    fc.property(values, values, values, (before, joined, now) => {
      const back = takeValuesBack(before, joined, now);
      for (const key of Object.keys({ ...before, ...joined, ...now })) {
        const isChanged = valueIn(now, key) !== valueIn(joined, key);
        expect(valueIn(back, key)).toBe(valueIn(isChanged ? now : before, key));
      }
    }),
  );
  fc.assert(
    fc.property(labels, labels, labels, (before, joined, now) => {
      expect([...takeLabelsBack(before, joined, joined)].sort()).toEqual([...before].sort());
      const back = takeLabelsBack(before, joined, now);
      for (const id of now.filter((each) => !joined.includes(each))) expect(back).toContain(id);
      for (const id of joined.filter((each) => !now.includes(each))) expect(back).not.toContain(id);
    }),
  );
});
