import { type Settings, tryToStart } from '../product/start-product.ts';
import type { Trial } from '../trial.ts';

/** Each wrong in one thing, with what the one sentence has to name. */
const WRONG: [settings: Settings, names: RegExp][] = [
  [{ OUTRIDER_SECRET: 'another secret than the one of the data' }, /OUTRIDER_SECRET/],
  [{ OUTRIDER_SMTP_URL: 'mail.north-freight.com:587' }, /OUTRIDER_SMTP_URL/],
  [{ DATABASE_URL: 'postgres://postgres:wrong@127.0.0.1:1/outrider' }, /DATABASE_URL/],
  [{ OUTRIDER_WORLD: 'box' }, /world|box/i],
  [{ HOST: '11.99.99.99' }, /HOST/],
  [{ OUTRIDER_NAME_SERVERS: 'ns.trial' }, /OUTRIDER_NAME_SERVERS/],
  [{ OUTRIDER_MAIL_FROM: 'nobody' }, /OUTRIDER_MAIL_FROM/],
  [{ OUTRIDER_TRUST_PROXY: 'everybody' }, /OUTRIDER_TRUST_PROXY/],
  [{ OUTRIDER_DATA: '/proc/outrider' }, /OUTRIDER_DATA/],
];
const IN_SHORT = 2;
const SENTENCE_MAX = 400;

/** Beside the product that runs: none of these starts, each says why in one sentence. */
export async function setWrong({ world, settings, form, check }: Trial): Promise<void> {
  for (const [wrong, names] of form === 'full' ? WRONG : WRONG.slice(0, IN_SHORT)) {
    const { code, said } = await tryToStart(world.folder, { ...settings, ...wrong });
    const isOneSentence = !said.includes('\n') && said.length < SENTENCE_MAX && said.endsWith('.');
    const what = Object.keys(wrong).join();
    check(code === 1 && names.test(said) && isOneSentence, `wrong ${what} ends with ${code}: ${said.slice(0, 500)}`);
  }
}
