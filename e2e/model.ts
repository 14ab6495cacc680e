import { startChatServer } from '../apps/server/src/platform/llm/chat-server-testing.ts';

/** A language model that always says the same, by what it is asked for. */
const ANSWERS: readonly [asked: string, said: string][] = [
  [
    'Write the e-mail',
    'Subject: Carrier invoices at {{company | default: "your company"}}\n\nHi {{firstName | default: "there"}},\n\nWe read 1,400 invoices for {{rivalName}}. More on https://made-up.test/page.\n\nWould a list help you?',
  ],
  ['Make the e-mail shorter', 'Subject: Carrier invoices\n\nWould a list of wrong invoices help you?'],
  ['Rewrite the e-mail', 'Subject: Carrier invoices\n\nIn plainer words: some invoices are wrong.'],
];

export async function startModel() {
  const server = await startChatServer(({ messages }) => {
    const instructions = messages[0]?.content ?? '';
    return ANSWERS.find(([asked]) => instructions.includes(asked))?.[1] ?? 'unsure';
  });
  const { url, key, model } = server.settings;
  return {
    settings: { OUTRIDER_LLM_URL: url, OUTRIDER_LLM_KEY: key, OUTRIDER_LLM_MODEL: model },
    stop: () => server.stop(),
  };
}
