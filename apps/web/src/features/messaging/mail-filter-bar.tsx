import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { mailEventNames } from '@naskhah/words/messaging/mail-events';
import { mailLog } from '@naskhah/words/messaging/mail-log';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { useEventName } from './event-name.ts';
import { type MailSearch, mailLogHref, mailStates, noMailFilters } from './mail-search.ts';
import { useMails } from './use-mails.ts';

export const MailFilterBar = ({ search }: { search: MailSearch }) => {
  const { say } = useWords();
  const nameOf = useEventName();
  return (
    <RecordFilters
      label={say(mailLog.search)}
      search={search}
      hrefOf={(change) => mailLogHref(search, change)}
      total={useMails(search).data?.total}
      found={mailLog.mails}
      set={Number(search.state.length > 0) + Number(search.event.length > 0)}
      cleared={mailLogHref(search, noMailFilters)}
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
    </RecordFilters>
  );
};
