/** What worker threads are given. The other door leads to card processors and mail servers too, which takes a second to load. */
export { plannerCampaign } from './facts/planner-facts.ts';
export { sentRoundOf } from './facts/sent-round.ts';
