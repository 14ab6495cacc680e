import type { ComponentProps } from 'react';
import { SpaceHead } from './space-head.tsx';
import { UploadProgress } from './uploads/upload-progress.tsx';

type SpaceTopProps = Omit<ComponentProps<typeof SpaceHead>, 'space'> &
  ComponentProps<typeof UploadProgress> & { space: ComponentProps<typeof SpaceHead>['space'] | undefined };

export const SpaceTop = ({ space, underWay, ...head }: SpaceTopProps) => (
  <>
    {space && <SpaceHead space={space} {...head} />}
    <UploadProgress underWay={underWay} />
  </>
);
