import { Select } from '../ant/select.tsx';
import { Labelled, LabelledFields } from '../form/labelled.tsx';
import { Modal } from './modal.tsx';

type Chosen = { label: string; names: readonly string[]; onChange: (names: string[]) => void };

type LabelsModalProps = {
  title: string;
  saveText: string;
  cancelText: string;
  isBusy: boolean;
  /** Names there are already; others can be typed. */
  known: readonly string[];
  longest: number;
  wanted: Chosen & { hint: string };
  /** What comes off, where several things are labelled at once. */
  unwanted: Chosen | undefined;
  onSave: () => void;
  onClose: () => void;
};

/** Labels of one thing as they are, or what to put on and take off many. */
export function LabelsModal(props: LabelsModalProps) {
  const { title, saveText, cancelText, isBusy, known, longest, wanted, unwanted, onSave, onClose } = props;
  const options = known.map((name) => ({ value: name, label: name }));
  const cleaned = (names: readonly string[]) => names.map((name) => name.trim().slice(0, longest)).filter(Boolean);
  return (
    <Modal
      width={440}
      title={title}
      okText={saveText}
      cancelText={cancelText}
      confirmLoading={isBusy}
      onOk={onSave}
      onCancel={onClose}
    >
      <LabelledFields>
        <Labelled label={wanted.label} hint={wanted.hint}>
          {(id) => (
            <Select
              id={id}
              mode="tags"
              value={[...wanted.names]}
              options={options}
              tokenSeparators={[',']}
              onChange={(names: string[]) => wanted.onChange(cleaned(names))}
            />
          )}
        </Labelled>
        {unwanted && (
          <Labelled label={unwanted.label}>
            {(id) => (
              <Select
                id={id}
                mode="multiple"
                value={[...unwanted.names]}
                options={options}
                onChange={unwanted.onChange}
              />
            )}
          </Labelled>
        )}
      </LabelledFields>
    </Modal>
  );
}
