import { useMutation, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPushDeviceMutation, pushDevicesQuery, removePushDeviceMutation } from '../../../api/notifications.ts';
import { config } from '../../../platform/app-config.ts';
import { storage } from '../../../platform/storage.ts';
import { LabelledSwitch } from '../../../ui/controls/switch.tsx';
import { PlaceCard } from '../place-card.tsx';
import { PushDevices } from './push-devices.tsx';
import { pushState, subscribeHere, unsubscribeHere } from './push-here.ts';

/** This device also when nothing of the product is open, and all others that are notified so. */
export function PushCard({ userId }: { userId: string }) {
  const { t } = useTranslation('notifications');
  const [state, setState] = useState(() => pushState(userId));
  const hereId = storage.readPushDevice();
  const { data } = useQuery(pushDevicesQuery);
  const { mutateAsync: add } = useMutation(addPushDeviceMutation);
  const { mutateAsync: remove } = useMutation(removePushDeviceMutation);
  const turn = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        await unsubscribeHere();
        if (hereId !== '') await remove(hereId);
        return;
      }
      const subscription = data && (await subscribeHere(data.publicKey));
      if (!subscription) return;
      const { deviceId } = await add(subscription);
      storage.writePushedTo(userId, deviceId);
    },
    onSettled: () => setState(pushState(userId)),
  });
  return (
    <PlaceCard Icon={BellRing}>
      <LabelledSwitch
        label={t('push.title')}
        isOn={state === 'on'}
        isDisabled={state === 'unable' || turn.isPending}
        onChange={(isOn) => turn.mutate(isOn)}
      />
      <span className="muted small" role="status">
        {turn.isError ? t('push.failed') : t(`push.${state}`)}
      </span>
      {config.world === 'box' && state !== 'unable' && <span className="muted small">{t('push.box')}</span>}
      {data && data.devices.length > 0 && (
        <PushDevices
          devices={data.devices}
          hereId={hereId}
          onRemove={(deviceId) => (deviceId === hereId ? turn.mutateAsync(false) : remove(deviceId))}
        />
      )}
    </PlaceCard>
  );
}
