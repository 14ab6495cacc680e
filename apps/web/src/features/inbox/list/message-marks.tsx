import { Row } from '../../../ui/layout/layout.tsx';
import { Tag, type Tone } from '../../../ui/tag.tsx';

type Mark = { key: string; tone: Tone | 'line' | 'words'; text: string };

export const MessageMarks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.length > 0 && (
    <Row as="span" gap={1.5} height={20} above={1.5} overflow="hidden">
      {marks.map(({ key, tone, text }) =>
        tone === 'words' ? (
          <span key={key} className="muted small ellipsis">
            {text}
          </span>
        ) : (
          <Tag key={key} tone={tone}>
            {text}
          </Tag>
        ),
      )}
    </Row>
  );
