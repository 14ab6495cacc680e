import type { Outrider } from './compose.ts';
import type { Config } from './config.ts';
import { OperatorError } from './platform/start/operator-error.ts';
import { wordsOf } from './platform/words-of.ts';
import { whyNotListening } from './why-not-listening.ts';

type Apps = Pick<Outrider, 'app' | 'metricsApp'>;

/** Each address that cannot be listened on is a sentence about its setting. */
export async function listen(
  { app, metricsApp }: Apps,
  { host, port, metrics }: Pick<Config, 'host' | 'port' | 'metrics'>,
): Promise<void> {
  await metricsApp?.listen(metrics.address).catch((error: unknown) => {
    throw new OperatorError(`OUTRIDER_METRICS_ADDRESS cannot be listened on: ${wordsOf(error)}.`, { cause: error });
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    const sentence = whyNotListening(error, { host, port });
    throw sentence ? new OperatorError(sentence, { cause: error }) : error;
  }
}
