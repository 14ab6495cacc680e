import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useNewMail } from '../../../features/compose/use-new-mail.ts';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { GroupHead } from '../../shared/search/group-head.tsx';
import { HitLine } from '../../shared/search/hit-line.tsx';
import type { Hit } from '../../shared/search/use-hits.ts';
import type { useSearch } from '../../shared/search/use-search.ts';
import { type Command, matchCommands, useCommands } from './use-commands.ts';

/** A line of the palette: something found, or something to do. */
export type Option = {
  key: string;
  group: string;
  head: ReactNode;
  line: ReactNode;
  run: () => void;
  hit?: Hit;
};

type Search = Pick<ReturnType<typeof useSearch>, 'narrowed' | 'words' | 'groups'>;

/** Everything that fits what was typed, in the order it is shown: the best, what can be done, what was found, pages. */
export function usePaletteOptions({ narrowed, words, groups }: Search): Option[] {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const commands = matchCommands(useCommands(), words);
  const write = useWriteOption(groups);
  const found = groups.flatMap((group) =>
    group.hits.map(
      (hit): Option => ({
        key: `${group.kind} ${hit.key}`,
        group: group.kind,
        head: <GroupHead group={group} />,
        line: <HitLine hit={hit} />,
        run: () => void navigate(hit.to),
        hit,
      }),
    ),
  );
  const commandsOf = (kind: Command['group']) =>
    commands
      .filter(({ group }) => group === kind)
      .map(
        (command): Option => ({
          key: command.key,
          group: kind,
          head: t(kind),
          line: <CommandLine command={command} />,
          run: command.run,
        }),
      );
  const toDo = [...write, ...commandsOf('do')];
  if (narrowed === 'do') return [...commandsOf('do'), ...commandsOf('goTo')];
  if (narrowed !== 'all') return found;
  const best = found.filter(({ group }) => group === 'best');
  const others = found.filter(({ group }) => group !== 'best');
  return [...best, ...toDo, ...others, ...commandsOf('goTo')];
}

/** To the person who fits best, unless nobody may write to them. */
function useWriteOption(groups: Search['groups']): Option[] {
  const { t } = useTranslation('search');
  const startNew = useNewMail();
  const person = groups.find(({ kind }) => kind === 'best')?.hits[0]?.person;
  if (!person || person.suppressed) return [];
  const name = nameOf(person);
  return [
    {
      key: 'write',
      group: 'do',
      head: t('do'),
      line: (
        <>
          <PencilLine size={16} strokeWidth={1.5} aria-hidden />
          <Text grow>{t('write', { name })}</Text>
        </>
      ),
      run: () => startNew([{ email: person.email, name: `${person.firstName} ${person.lastName}`.trim() }]),
    },
  ];
}

const CommandLine = ({ command: { Icon, label } }: { command: Command }) => (
  <>
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    <Text grow>{label}</Text>
  </>
);
