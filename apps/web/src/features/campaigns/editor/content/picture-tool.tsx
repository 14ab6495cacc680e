import { PICTURE_SCHEME, PICTURE_TYPES, PICTURES_PER_MAIL, pictureIdsIn } from '@outrider/campaign-rules/picture-links';
import { PICTURE_MAX_BYTES } from '@outrider/contract/campaigns/pictures';
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { Image } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPictureMutation } from '../../../../api/campaigns/pictures.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input, SearchInput } from '../../../../ui/controls/input.tsx';
import { FieldError } from '../../../../ui/form/field-error.tsx';
import { Labelled, LabelledFields } from '../../../../ui/form/labelled.tsx';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { ToolButton } from '../../../../ui/text-editor/tool-button.tsx';

/** Wider pictures are shown at the width of a mail. */
const WIDTH_MAX = 600;
const KILOBYTE = 1_000;

/** Puts a picture into the mail: a file that goes out with it, or one that lies on the web. */
export function PictureTool({ page }: { page: Editor }) {
  const { t } = useTranslation('campaign-editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen} content={<PictureForm page={page} onDone={() => setOpen(false)} />}>
      <ToolButton aria-label={t('tool.image')} title={t('tool.image')}>
        <Image size={16} strokeWidth={1.5} aria-hidden />
      </ToolButton>
    </Popover>
  );
}

function PictureForm({ page, onDone }: { page: Editor; onDone: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const chosen = page.isActive('picture') ? page.getAttributes('picture') : undefined;
  const [alt, setAlt] = useState(String(chosen?.alt ?? ''));
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const { mutate: upload, isPending } = useMutation(uploadPictureMutation);
  const put = (attrs: { src: string; width?: number }) => {
    page
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { ...attrs, alt: alt.trim() } })
      .run();
    onDone();
  };
  const take = (given: File) => {
    if (given.size > PICTURE_MAX_BYTES) {
      return setProblem(
        t('picture.tooLarge', { max: PICTURE_MAX_BYTES / KILOBYTE, size: Math.ceil(given.size / KILOBYTE) }),
      );
    }
    if (pictureIdsIn(page.getHTML()).length >= PICTURES_PER_MAIL) {
      return setProblem(t('picture.tooMany', { max: PICTURES_PER_MAIL }));
    }
    setProblem(undefined);
    return upload(given, {
      onSuccess: ({ pictureId, width }) =>
        put({ src: `${PICTURE_SCHEME}${pictureId}`, width: Math.min(width, WIDTH_MAX) }),
      onError: (error) => setProblem(error.message),
    });
  };
  return (
    <Box width={300}>
      <LabelledFields>
        <Labelled label={t('picture.alt')} hint={t('picture.altHint')}>
          {(id) => (
            <Input id={id} autoFocus maxLength={200} value={alt} onChange={(event) => setAlt(event.target.value)} />
          )}
        </Labelled>
        {chosen ? (
          <Button
            primary
            onClick={() => {
              page.chain().focus().updateAttributes('picture', { alt: alt.trim() }).run();
              onDone();
            }}
          >
            {t('picture.save')}
          </Button>
        ) : (
          <>
            <input
              ref={file}
              type="file"
              className="visually-hidden"
              tabIndex={-1}
              aria-label={t('picture.file')}
              accept={PICTURE_TYPES.join(',')}
              onChange={({ target }) => {
                const [given] = target.files ?? [];
                if (given) take(given);
                // The same file again is a change too.
                target.value = '';
              }}
            />
            <Button primary busy={isPending} onClick={() => file.current?.click()}>
              {t('picture.upload')}
            </Button>
            <p className="muted small">
              {t('picture.limits', { max: PICTURE_MAX_BYTES / KILOBYTE, count: PICTURES_PER_MAIL })}
            </p>
            <Labelled label={t('picture.address')}>
              {(id) => (
                <SearchInput
                  id={id}
                  placeholder="https://"
                  value={address}
                  enterButton={t('tool.put')}
                  onChange={(event) => setAddress(event.target.value)}
                  onSearch={() => address.trim() !== '' && put({ src: withScheme(address.trim()) })}
                />
              )}
            </Labelled>
          </>
        )}
        {problem !== undefined && <FieldError id="picture-problem">{problem}</FieldError>}
      </LabelledFields>
    </Box>
  );
}

/** `tidewater.test/logo.png` is meant as a web address. */
const withScheme = (address: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
