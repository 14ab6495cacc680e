import { breakSending } from './sending.faults.ts';
const [m,l,k,c,e] = process.argv.slice(2).map(Number);
console.log(await breakSending({ mailboxes: m!, leads: l!, kills: k!, crashes: c!, cutEvery: e! }, (line) => console.log(new Date().toISOString(), line)));
