import { showPicture, uploadPicture } from '@outrider/contract/campaigns/pictures';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** What has an id never changes. */
export const pictureQuery = (pictureId: string) =>
  queryOptions({
    queryKey: ['pictures', pictureId],
    queryFn: ({ signal }) => call(showPicture, { pictureId }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const uploadPictureMutation = mutationOptions({
  mutationFn: async (file: Blob) => call(uploadPicture, { data: await base64Of(file) }, { silent: true }),
});

/** A data address ends with what is wanted. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '');
    reader.onerror = () => failed(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(file);
  });
