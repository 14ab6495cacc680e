import { AppWindow } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { LabelledSwitch } from '../../ui/controls/switch.tsx';
import { Text } from '../../ui/layout/layout.tsx';
import { type BrowserState, browserState, showInBrowser, switchOff, switchOn } from './browser-notices.ts';
import { PlaceCard } from './place-card.tsx';

/** This browser, which is asked only when the user switches it on. */
export function BrowserCard() {
  const { t } = useTranslation('notifications');
  const [state, setState] = useState<BrowserState>(browserState);
  const [isAsked, setAsked] = useState(false);
  const turn = async (isOn: boolean) => {
    setState(isOn ? await switchOn() : switchOff());
    setAsked(isOn);
  };
  const test = () => {
    const isShown = showInBrowser({ tag: 'test', title: t('browser.testTitle'), body: t('browser.testBody') });
    if (!isShown) setState('unable');
  };
  // A user who closes the browser's question has answered nothing.
  const hint = state === 'off' && isAsked ? t('browser.notAllowed') : t(`browser.${state}`);
  return (
    <PlaceCard Icon={AppWindow}>
      <LabelledSwitch
        label={t('browser.title')}
        isOn={state === 'on'}
        isDisabled={state === 'unable'}
        onChange={(isOn) => void turn(isOn)}
      />
      <span className="muted small" role="status">
        {hint}
      </span>
      {state === 'on' && (
        <Text above={2}>
          <Button small onClick={test}>
            {t('browser.test')}
          </Button>
        </Text>
      )}
    </PlaceCard>
  );
}
