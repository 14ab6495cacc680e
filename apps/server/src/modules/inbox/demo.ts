export { createDemoSlots, type DemoSlots } from './demo/demo-slots.ts';
export { listThreads as listDemoThreads, planThreads as planDemoThreads } from './demo/plan-threads.ts';
export { type DemoSent, planDemoSent, seedDemoMail } from './demo/seed-demo-mail.ts';
