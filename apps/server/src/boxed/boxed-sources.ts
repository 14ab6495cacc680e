import type { Box } from '@outrider/sandbox';
import type { SourceSettings } from '../modules/leads-agent/index.ts';

/** Lists the companies of the box. */
const DIRECTORY = 'http://directory.test/';

/** The box has one of each, so nobody needs a key in it. */
export const boxedSources = ({ sourceApis: { access } }: Pick<Box, 'sourceApis' | 'route' | 'ca'>): SourceSettings => ({
  brave: access.brave,
  gemini: { ...access.gemini, model: 'gemini-3.8-flash' },
  claude: { ...access.claude, model: 'claude-haiku-5-5' },
  apollo: access.apollo,
  crawlStarts: [DIRECTORY],
});
