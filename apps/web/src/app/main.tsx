import '../platform/configure-zod.ts';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/i18n.ts';
import { isLoadError, noteLoadErrors } from '../platform/load-error.ts';
import { startServiceWorker } from '../platform/service-worker.ts';
import { LoadFailedPage } from '../ui/result/load-failed-page.tsx';
import { UpgradingPage } from '../ui/result/result-pages.tsx';
import { startTheme } from '../ui/theme/theme-mode.ts';
import { formFactorOf, thisDevice } from './form-factor.ts';
import { startApp } from './start-app.tsx';

startTheme();
noteLoadErrors();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const loadParts = () =>
  formFactorOf(thisDevice()) === 'phone'
    ? import('./mobile-router.tsx').then((file) => file.mobileParts)
    : import('./desktop-router.tsx').then((file) => file.desktopParts);

try {
  const [parts] = await Promise.all([loadParts(), startI18n()]);
  startApp(parts, container);
  startServiceWorker();
} catch (error) {
  console.error(error);
  createRoot(container).render(isLoadError(error) ? <LoadFailedPage /> : <UpgradingPage />);
}
