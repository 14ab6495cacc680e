import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../platform/toasts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Box, Row } from '../../../../ui/layout/layout.tsx';
import { Popover } from '../../../../ui/overlay/popover.tsx';
import { withDefault } from '../../../../ui/text-editor/tokens.ts';
import { needsValue } from '../content/put-default.ts';
import { setDefault } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';

/** As long as a value of a person may be. */
const DEFAULT_MAX = 200;

/** What stands in place of a value that some have not, in all mails that need it. */
export function SetDefault({ name, isButton = false }: { name: string; isButton?: boolean }) {
  const { t } = useTranslation('campaign-editor');
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      title={t('default.title', { name })}
      content={isOpen && <DefaultForm name={name} onDone={() => setOpen(false)} />}
    >
      {isButton ? (
        <Button small>{t('default.set')}</Button>
      ) : (
        <button type="button" className="link small">
          {t('default.set')}
        </button>
      )}
    </Popover>
  );
}

function DefaultForm({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const [value, setValue] = useState('');
  const mails = useDraft(
    ({ rounds }) => rounds.flatMap(({ variants }) => variants).filter((known) => needsValue(known, name)).length,
  );
  const said = value.trim();
  const isSayable = withDefault(name, said) !== name;
  const put = () => {
    editor.change(setDefault(name, said));
    toasts.show({ kind: 'success', text: t('default.done', { name, value: said }), id: 'default' });
    onDone();
  };
  return (
    <Box
      as="form"
      width={280}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSayable) put();
      }}
    >
      <Row below={2} align="stretch">
        <Input
          autoFocus
          aria-label={t('default.title', { name })}
          placeholder={t('default.hint')}
          maxLength={DEFAULT_MAX}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button primary submit needs={!isSayable && 'text'}>
          {t('default.put')}
        </Button>
      </Row>
      <p className="muted small">{t('default.where', { count: mails })}</p>
    </Box>
  );
}
