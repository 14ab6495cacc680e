/** Renews a session that ended where something typed is open. */
export { renewal } from '../platform/api.ts';
