import type { ForecastRequest } from '../planner/forecast-request.ts';
import { askedIn } from '../planner/planner-columns.ts';
import type { LeadStates } from '../worker/compute-states.ts';

/** Of the rows of people and of mails, as they were after the question was asked. */
type RowVersions = { people: string; mails: string };

type Known = { question: string; states: LeadStates };

export type StatesOfSecond = ReturnType<typeof createStatesOfSecond>;

/**
 * States computed in the second a request is of. Asked again about the same rules, rows and counters, they would come out the
 * same. Nothing of an earlier second is given, and nobody changes what is.
 */
export function createStatesOfSecond() {
  let second = Number.NaN;
  const computed = new Map<string, Known>();

  function keep({ request, question }: Asked, states: LeadStates | undefined) {
    // A row that changed before it was read has another version from then on, so this is not given for it again.
    if (states && question !== null && request.now === second) computed.set(keyOf(request), { question, states });
  }

  /** Of one workspace and one moment, with the versions of their rows. `compute` answers what it is given, in that order. */
  return async (
    requests: readonly ForecastRequest[],
    versions: readonly RowVersions[],
    compute: (missing: ForecastRequest[]) => Promise<LeadStates[]>,
  ): Promise<LeadStates[]> => {
    const [first] = requests;
    if (!first) return [];
    if (first.now !== second) computed.clear();
    second = first.now;
    const asked = requests.map((request, place) => ask(request, versions[place]));
    const known = asked.map(({ request, question }) => {
      const found = computed.get(keyOf(request));
      return found && found.question === question ? found.states : undefined;
    });
    const missing = asked.filter((_asked, place) => !known[place]);
    const states = missing.length > 0 ? await compute(missing.map(({ request }) => request)) : [];
    for (const [place, each] of missing.entries()) keep(each, states[place]);
    const rest = states.values();
    return known.flatMap((found) => found ?? rest.next().value ?? []);
  };
}

/** No question: rows do not show all that it depends on. */
type Asked = { request: ForecastRequest; question: string | null };

const ask = (request: ForecastRequest, rows: RowVersions | undefined): Asked => ({
  request,
  question: rows && showsInRows(request) ? JSON.stringify([request, rows.people, rows.mails]) : null,
});

/** Where people are, and values that conditions ask about, may be a contact's. */
const showsInRows = ({ withZones, campaigns }: ForecastRequest) => !withZones && askedIn(campaigns).length === 0;

const keyOf = ({ campaigns }: ForecastRequest) => campaigns.map(({ id }) => id).join(' ');
