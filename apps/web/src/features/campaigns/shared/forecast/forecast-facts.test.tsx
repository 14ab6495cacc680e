// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Forecast } from '../../../../api/campaigns/campaign-queries.ts';
import { i18n } from '../../../../i18n/i18n.ts';
import { show, standInForBrowser } from '../../testing.tsx';
import { ForecastFacts } from './forecast-facts.tsx';

beforeEach(standInForBrowser);
afterEach(async () => {
  await i18n.changeLanguage('en');
  cleanup();
  vi.unstubAllGlobals();
});

const aForecast = (quota: Forecast['quota']) =>
  ({
    first: null,
    last: null,
    firstRoundDone: null,
    busiest: null,
    mails: 60,
    held: 0,
    quota,
    days: [],
  }) as unknown as Forecast;

test('the mails a campaign takes this month are said with what the plan has left after them', async () => {
  await show(<ForecastFacts forecast={aForecast({ thisMonth: 43, left: 15_000 })} />);
  expect(screen.getByText('43 this month, leaving 14,957')).toBeTruthy();
  cleanup();
  await show(<ForecastFacts forecast={aForecast({ thisMonth: 43, left: 20 })} />);
  expect(screen.getByText('43 this month, but only 20 left')).toBeTruthy();
});

test('the same is said in Chinese', async () => {
  await show(<ForecastFacts forecast={aForecast({ thisMonth: 43, left: 15_000 })} />);
  await i18n.changeLanguage('zh');
  expect(await screen.findByText('本月需 43 封，之后剩余 14,957 封')).toBeTruthy();
});
