import { type Form, formOf, formsOf, numberOf, textOf } from './form-body.ts';
import { addIntervals } from './periods.ts';
import { mustFind, type Parts, seconds } from './processor-parts.ts';
import { invalid } from './refusal.ts';
import type { Phase, SubscriptionSchedule } from './shapes.ts';
import { refuseTooMany } from './subscriptions.ts';

export function createSchedule(parts: Parts, form: Form): SubscriptionSchedule {
  const subscription = mustFind(parts, 'subscription', textOf(form.from_subscription) ?? '');
  const [first] = subscription.items.data;
  if (subscription.schedule !== null || !first) {
    throw invalid('The subscription is already attached to a schedule.', 'from_subscription');
  }
  const period = { start_date: first.current_period_start, end_date: first.current_period_end };
  const schedule: SubscriptionSchedule = {
    id: parts.store.newId('sub_sched'),
    object: 'subscription_schedule',
    created: seconds(parts.now()),
    subscription: subscription.id,
    customer: subscription.customer,
    status: 'active',
    end_behavior: 'release',
    current_phase: period,
    phases: [
      { ...period, items: subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity })) },
    ],
  };
  subscription.schedule = schedule.id;
  parts.store.put(schedule);
  return schedule;
}

export function updateSchedule(parts: Parts, id: string, form: Form): SubscriptionSchedule {
  const schedule = mustFind(parts, 'subscription_schedule', id);
  if (schedule.status !== 'active') throw invalid(`The schedule is ${schedule.status}.`);
  const phases: Phase[] = [];
  for (const phase of formsOf(form.phases)) {
    const start = phases.at(-1)?.end_date ?? numberOf(phase.start_date);
    if (start === undefined) throw invalid('The first phase needs a start date.', 'phases[0][start_date]');
    const { interval, interval_count: count } = formOf(phase.duration);
    const end =
      numberOf(phase.end_date) ?? addIntervals(start, interval === 'year' ? 'year' : 'month', numberOf(count) ?? 1);
    const items = formsOf(phase.items).map((item) => ({
      price: mustFind(parts, 'price', textOf(item.price) ?? '').id,
      quantity: numberOf(item.quantity) ?? 1,
    }));
    refuseTooMany(items, 'phases[0][items]');
    phases.push({ start_date: start, end_date: end, items });
  }
  if (phases.length === 0) throw invalid('A schedule needs phases.', 'phases');
  if (phases[0]?.start_date !== schedule.current_phase.start_date) {
    throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]');
  }
  schedule.phases = phases;
  const subscription = mustFind(parts, 'subscription', schedule.subscription);
  parts.tell('customer.subscription.updated', subscription);
  return schedule;
}

export function releaseSchedule(parts: Parts, id: string): SubscriptionSchedule {
  const schedule = mustFind(parts, 'subscription_schedule', id);
  if (schedule.status !== 'active') throw invalid(`The schedule is ${schedule.status}.`);
  schedule.status = 'released';
  const subscription = mustFind(parts, 'subscription', schedule.subscription);
  subscription.schedule = null;
  parts.tell('customer.subscription.updated', subscription);
  return schedule;
}
