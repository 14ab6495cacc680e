import type { FoundPerson, SearchAnswer, SearchKind } from '@outrider/contract/search';
import { Building2, type LucideIcon, Mail, Mails, Paperclip, Send, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../../features/contacts/shared/contact-words.ts';
import { useLastEvent } from '../../../features/contacts/shared/use-event-words.ts';
import { markWords } from '../../../features/search/mark-words.ts';
import { accountPath, companyPath, contactPath, mailPath } from '../../../paths/paths.ts';
import { useDates } from '../../../ui/dates.tsx';
import { campaignPlaces } from '../campaign/campaign-places.ts';

/** Something that was found: one line of the results. Hits in the texts stand between U+0001 and U+0002. */
export type Hit = {
  key: string;
  kind: SearchKind;
  Icon: LucideIcon;
  title: string;
  detail: string;
  /** At the right: what happened with it last, or its state. */
  note: string;
  to: string;
  /** Of a person, what more is known is asked for by the address. */
  person?: FoundPerson;
};

export type HitGroup = {
  kind: SearchKind | 'best';
  hits: Hit[];
  /** Of all there are, with the best one where it is of this kind; of the best itself nothing is counted. */
  total?: { shown: number; count: number; isExact: boolean };
};

const ORDER: readonly SearchKind[] = ['people', 'companies', 'mails', 'campaigns', 'mailboxes'];
/** Which kind is meant most, where several names begin with what was typed. */
const BEST_FIRST: readonly SearchKind[] = ['people', 'campaigns', 'mailboxes', 'companies'];

/** The answer in groups, the best match above them. */
export function useHits(): (found: SearchAnswer, words: string) => HitGroup[] {
  const describe = useDescribe();
  return (found, words) => {
    const hits = describe(found, words);
    const best = BEST_FIRST.flatMap((kind) => hits[kind].slice(0, 1)).find(({ title }) => title.includes('\u0001'));
    const groups: HitGroup[] = ORDER.map((kind) => ({
      kind,
      hits: hits[kind].filter((hit) => hit !== best),
      total: { ...found[kind].total, shown: hits[kind].length },
    }));
    return [...(best ? [{ kind: 'best' as const, hits: [best] }] : []), ...groups].filter(
      (group) => group.hits.length > 0,
    );
  };
}

function useDescribe(): (found: SearchAnswer, words: string) => Record<SearchKind, Hit[]> {
  const { t } = useTranslation('search');
  const { since } = useDates();
  const lastEvent = useLastEvent();
  return ({ people, companies, mails, campaigns, mailboxes }, words) => {
    const mark = (text: string) => markWords(text, words);
    return {
      people: people.hits.map((person) => ({
        key: person.contactId,
        kind: 'people',
        Icon: User,
        title: mark(nameOf(person)),
        detail: mark([person.company, person.title].filter(Boolean).join(', ') || person.email),
        note: lastEvent(person).words,
        to: contactPath(person.email),
        person,
      })),
      companies: companies.hits.map(({ company, people: count }) => ({
        key: `company ${company}`,
        kind: 'companies',
        Icon: Building2,
        title: mark(company),
        detail: '',
        note: count === null ? '' : t('peopleAt', { count }),
        to: companyPath(company),
      })),
      mails: mails.hits.map(({ mid, tid, subject, text, file, from, at }) => ({
        key: mid,
        kind: 'mails',
        Icon: file === '' ? Mail : Paperclip,
        title: file || subject || t('noSubject'),
        detail: file === '' ? text || t('from', { name: mark(from) }) : t('in', { subject }),
        note: since(at),
        to: mailPath(tid, mid),
      })),
      campaigns: campaigns.hits.map(({ campaignId, name, status }) => ({
        key: campaignId,
        kind: 'campaigns',
        Icon: Send,
        title: mark(name),
        detail: '',
        note: t(`campaignStatus.${status}`),
        to: status === 'new' ? campaignPlaces.editor(campaignId) : campaignPlaces.detail(campaignId),
      })),
      mailboxes: mailboxes.hits.map(({ accountId, email, senderName, status }) => ({
        key: accountId,
        kind: 'mailboxes',
        Icon: Mails,
        title: mark(email),
        detail: mark(senderName),
        note: t(`accountStatus.${status}`),
        to: accountPath(accountId),
      })),
    };
  };
}

/** How many there are of what was asked for; not exact as soon as one kind is not. */
export function countHits(found: SearchAnswer): { count: number; isExact: boolean } {
  const totals = Object.values(found).map(({ total }) => total);
  return { count: totals.reduce((sum, { count }) => sum + count, 0), isExact: totals.every(({ isExact }) => isExact) };
}
