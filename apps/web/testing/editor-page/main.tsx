import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '../../src/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRef, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ComposeEditor } from '../../src/features/compose/editor/compose-editor.tsx';
import type { ComposeEditorHandle } from '../../src/features/compose/editor/editor-props.ts';
import { startI18n } from '../../src/i18n/i18n.ts';
import { queryClient } from '../../src/platform/query-client.ts';
import { AntRoot } from '../../src/ui/theme/ant-root.tsx';

export type OpenedWith = {
  content?: string;
  mode?: 'rich' | 'plain';
  signature?: string;
  quote?: string;
  toolbarAt?: 'top' | 'bottom';
};

declare global {
  interface Window {
    openEditor: (given: OpenedWith) => void;
    readEditor: () => string;
    sent: number;
    files: string[];
  }
}

const handle = createRef<ComposeEditorHandle>();
const root = createRoot(document.getElementById('root') ?? document.body);
window.sent = 0;
window.files = [];
window.readEditor = () => handle.current?.read() ?? '';

/** Opens the editor as a window of the composer does; a new one each time. */
window.openEditor = ({ content = '', mode = 'rich', signature = '', quote, toolbarAt = 'top' }) => {
  const opened = (
    <QueryClientProvider client={queryClient}>
      <AntRoot>
        <Suspense fallback={null}>
          <div style={{ display: 'flex', height: '100vh' }}>
            <ComposeEditor
              key={Math.random()}
              ref={handle}
              content={content}
              mode={mode}
              toolbarAt={toolbarAt}
              signature={signature}
              isSigned={signature !== ''}
              quote={
                quote === undefined
                  ? null
                  : {
                      sender: 'Katrin Vogel',
                      time: '09:41',
                      lines: 14,
                      kind: 'html',
                      text: '',
                      load: async () => ({ html: quote, text: null }),
                    }
              }
              variables={['firstName', 'company']}
              onChange={() => undefined}
              onMode={() => undefined}
              onQuote={() => undefined}
              onSigned={() => undefined}
              onSend={() => {
                window.sent += 1;
              }}
              onPicture={async (file) => `${file.name}@editor.test`}
              onFiles={(files) => window.files.push(...files.map(({ name }) => name))}
            />
          </div>
        </Suspense>
      </AntRoot>
    </QueryClientProvider>
  );
  flushSync(() => root.render(opened));
};

await startI18n();
document.documentElement.dataset.ready = 'true';
