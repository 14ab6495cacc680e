import type { CampaignSettings, Round } from '@outrider/campaign-rules/campaign';
import { shiftWeights } from '@outrider/campaign-rules/compare-variants';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { createPictureStore, type MailPictures } from '../../campaigns/index.ts';
import { findVersion, listTrials, type VariantTrials } from './rounds.repository.ts';

/** What the user wrote and chose, in one revision. */
export type CampaignVersion = { settings: CampaignSettings; rounds: readonly Round[] };

/** The rounds of campaigns, with their rules; read once per revision. */
export type CampaignRounds = {
  /** Where the best is to win, with weights that lean to it. */
  of(db: Db | Trx, campaignId: string, revision: number): Promise<readonly Round[]>;
  versionOf(db: Db | Trx, campaignId: string, revision: number): Promise<CampaignVersion | undefined>;
  /** Pictures that go out with mails of these rounds. */
  picturesOf(db: Db | Trx, scope: Scope, rounds: readonly Round[]): Promise<MailPictures>;
};

/** Mails are long, and a worker meets thousands of campaigns in its life. */
const MAX_KEPT = 500;
/** Answers take hours to come: nobody needs to count them at every mail. */
const COUNTED_FOR_MS = 5 * 60_000;

type Kept = CampaignVersion & { revision: number; leaning?: { rounds: readonly Round[]; until: number } };

export function createCampaignRounds(now: () => Date): CampaignRounds {
  const kept = new Map<string, Kept>();

  async function versionOf(db: Db | Trx, campaignId: string, revision: number): Promise<Kept | undefined> {
    const known = kept.get(campaignId);
    if (known?.revision === revision) return known;
    const found = await findVersion(db, campaignId);
    if (!found) return undefined;
    kept.delete(campaignId);
    kept.set(campaignId, found);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return found;
  }

  async function of(db: Db | Trx, campaignId: string, revision: number) {
    const version = await versionOf(db, campaignId, revision);
    if (!version?.rounds.some(({ letsBestWin }) => letsBestWin)) return version?.rounds ?? [];
    const at = now().getTime();
    if (!version.leaning || version.leaning.until <= at) {
      const rounds = leanToBest(version.rounds, await listTrials(db, campaignId));
      version.leaning = { rounds, until: at + COUNTED_FOR_MS };
    }
    return version.leaning.rounds;
  }

  return { versionOf, of, picturesOf: createPictureStore() };
}

/** Rounds whose best is to win, with the weights their answers speak for. */
export const leanToBest = (rounds: readonly Round[], trials: readonly VariantTrials[]): Round[] =>
  rounds.map((round, number) => {
    const going = round.variants.filter(({ weight }) => weight > 0);
    if (!round.letsBestWin || going.length < 2) return round;
    const weights = shiftWeights(
      going.map(({ id, weight }) => {
        const counted = trials.find((each) => each.round === number && each.variant === id);
        return { id, weight, trials: counted?.sent ?? 0, successes: counted?.replied ?? 0 };
      }),
    );
    const weightOf = new Map(going.map(({ id }, index) => [id, weights[index] ?? 0]));
    const variants = round.variants.map((variant) => ({ ...variant, weight: weightOf.get(variant.id) ?? 0 }));
    return { ...round, variants };
  });
