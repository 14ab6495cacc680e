export { DEMO_USER, ensureDemoUser, quickSignIn } from './demo-user.ts';
