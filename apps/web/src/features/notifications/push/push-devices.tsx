import type { PushDevice } from '@outrider/contract/push';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';

type PushDevicesProps = {
  devices: readonly PushDevice[];
  hereId: string | undefined;
  onRemove: (deviceId: string) => Promise<unknown>;
};

/** Every device that is notified by push, each of which can be taken off. */
export function PushDevices({ devices, hereId, onRemove }: PushDevicesProps) {
  const { t } = useTranslation('notifications');
  return (
    <Stack as="ul" gap={2} aria-label={t('push.devices')}>
      {devices.map((device) => (
        <Device key={device.deviceId} device={device} isHere={device.deviceId === hereId} onRemove={onRemove} />
      ))}
    </Stack>
  );
}

type DeviceProps = { device: PushDevice; isHere: boolean; onRemove: PushDevicesProps['onRemove'] };

function Device({ device: { deviceId, device, addedAt, pushedAt }, isHere, onRemove }: DeviceProps) {
  const { t } = useTranslation('notifications');
  const { since } = useDates();
  const { mutate, isPending } = useMutation({ mutationFn: () => onRemove(deviceId) });
  const name = device === '' ? t('push.unknown') : device;
  return (
    <Row minWidth={0} as="li" spread wraps>
      <Stack gap={0}>
        <span>{isHere ? `${name} (${t('push.here')})` : name}</span>
        <span className="muted small">
          {pushedAt === null ? t('push.added', { at: since(addedAt) }) : t('push.pushed', { at: since(pushedAt) })}
        </span>
      </Stack>
      <Button small busy={isPending} onClick={() => mutate()}>
        {t('push.remove')}
      </Button>
    </Row>
  );
}
