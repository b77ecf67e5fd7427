import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { mailEventNames } from '@naskhah/words/messaging/mail-events';
import { mailLog } from '@naskhah/words/messaging/mail-log';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { useEventName } from './event-name.ts';
import { type MailSearch, mailLogHref, mailStates } from './mail-search.ts';
import { useMails } from './use-mails.ts';

/** The server stops counting there. */
const countedAtMost = 10_000;

export const MailFilterBar = ({ search }: { search: MailSearch }) => {
  const { say, sayWith } = useWords();
  const nameOf = useEventName();
  const total = useMails(search).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(mailLogHref(search, { q }), { replace: true }));
  const filtered = search.q !== '' || search.state.length > 0 || search.event.length > 0;
  const count = total !== undefined && total >= countedAtMost ? say(mailLog.manyMails) : undefined;
  return (
    <FilterBar
      search={{ label: say(mailLog.search), value: typed, onChange: setTyped }}
      count={count ?? (total === undefined ? undefined : sayWith(mailLog.mails, { count: total }))}
      set={Number(search.state.length > 0) + Number(search.event.length > 0)}
      onClear={filtered ? () => go(mailLogHref(search, { q: '', state: [], event: [] })) : undefined}
    >
      <FilterChoices
        label={say(mailLog.state)}
        values={search.state}
        onChange={(states) => go(mailLogHref(search, { state: amongst(mailStates, states) }))}
        choices={mailStates.map((value) => ({ value, label: say(mailLog.states[value]) }))}
      />
      <FilterChoices
        label={say(mailLog.kind)}
        values={search.event}
        onChange={(event) => go(mailLogHref(search, { event }))}
        choices={mailEventNames.map((value) => ({ value, label: nameOf(value) }))}
      />
    </FilterBar>
  );
};
