export { seedDemoCampaigns } from './demo/seed-demo-campaigns.ts';
