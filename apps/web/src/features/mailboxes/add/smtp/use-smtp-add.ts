import type { ConnectionTest } from '@outrider/contract/mailboxes/add';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addCustomerAccount, testServerAccount } from '../../../../api/mailboxes/add.ts';
import { drafts } from '../../../../platform/drafts.ts';
import { useForm } from '../../../../ui/form/form.tsx';
import { domainOf, useSuggestion } from '../add-queries.ts';
import { useConnect } from '../consent/use-connect.ts';
import {
  emptySmtp,
  firstSettingsOf,
  guessedServers,
  loginKey,
  type SmtpValues,
  serverAccountOf,
  smtpDraft,
  suggestedServers,
} from './smtp-values.ts';
import { bothWork } from './test-words.ts';

const DRAFT = 'smtp';

/** What was typed before a reload, unless the page was opened for another address. */
function firstValues(email: string): SmtpValues {
  const draft = drafts.read(DRAFT, smtpDraft);
  if (!draft || (email !== '' && draft.email !== email)) return emptySmtp(email);
  return { ...draft, password: '', imapPassword: '' };
}

const hasServers = ({ smtp, imap }: SmtpValues) => smtp.host !== '' || imap.host !== '';

/** The state of the page on which a mailbox is connected by its servers. */
export function useSmtpAdd(email: string, onConnected: () => void) {
  const form = useForm<SmtpValues>();
  const [initial] = useState(() => firstValues(email));
  const [values, setValues] = useState(initial);
  const { suggestion, isLooking } = useSuggestion(values.email);
  // A user who typed hosts, or cleared ours, keeps what they have.
  const mayFill = useRef(!hasServers(initial));
  const [filledFor, setFilledFor] = useState('');

  // What was filled in a moment ago stands in the form before it is drawn: nobody has typed that.
  const lastKept = useRef(initial);
  const keep = (changed: SmtpValues) => {
    lastKept.current = changed;
    setValues(changed);
    drafts.write(DRAFT, smtpDraft.parse(changed));
  };
  const fillWith = (servers: Pick<SmtpValues, 'smtp' | 'imap'>) => {
    form.setFieldsValue(servers);
    keep(form.getFieldsValue());
  };
  const fill = () => {
    const servers = suggestion && suggestedServers(suggestion);
    if (!servers) return;
    mayFill.current = true;
    setFilledFor(domainOf(values.email));
    fillWith(servers);
  };
  const latestFill = useRef(fill);
  latestFill.current = fill;
  useEffect(() => {
    if (suggestion && mayFill.current) latestFill.current();
  }, [suggestion]);

  const [tested, setTested] = useState<{ key: string; test: ConnectionTest }>();
  const noteTest = (test: ConnectionTest, wanted: SmtpValues) => setTested({ key: loginKey(wanted), test });
  const { mutate: test, isPending: isTesting } = useMutation({
    mutationFn: (wanted: SmtpValues) => testServerAccount(serverAccountOf(wanted)),
    onSuccess: noteTest,
  });
  const adding = useConnect(
    (wanted: SmtpValues) => addCustomerAccount({ ...serverAccountOf(wanted), settings: firstSettingsOf(wanted) }),
    {
      onTested: noteTest,
      onConnected: () => {
        drafts.clear(DRAFT);
        onConnected();
      },
    },
  );
  const isCurrent = tested?.key === loginKey(values);

  return {
    form,
    initial,
    values,
    suggestion,
    isLooking,
    isFilled: filledFor !== '' && filledFor === domainOf(values.email),
    test: tested?.test,
    /** The test still speaks of what stands in the form. */
    isCurrent,
    isReady: isCurrent && bothWork(tested.test),
    isTesting: isTesting || adding.isConnecting,
    isAdding: adding.isConnecting,
    connected: adding.connected,
    refusedWith: adding.refusedWith,

    change: (changed: SmtpValues) => {
      const { smtp, imap } = lastKept.current;
      const hostsChanged = changed.smtp.host !== smtp.host || changed.imap.host !== imap.host;
      if (hostsChanged) {
        mayFill.current = !hasServers(changed) && filledFor === '';
        setFilledFor('');
      }
      keep(changed);
    },
    fill,
    clear: () => {
      const { smtp, imap } = emptySmtp('');
      mayFill.current = false;
      setFilledFor('');
      fillWith({ smtp, imap });
    },
    guess: () => {
      mayFill.current = false;
      fillWith(guessedServers(domainOf(values.email)));
    },
    runTest: () => test(values),
    add: () => adding.connect(values),
    startOver: () => {
      const empty = { ...emptySmtp(''), dailyCap: values.dailyCap, warmup: values.warmup, tags: values.tags };
      adding.startOver();
      setTested(undefined);
      setFilledFor('');
      mayFill.current = true;
      form.setFieldsValue(empty);
      keep(empty);
    },
  };
}
