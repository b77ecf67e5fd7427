import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterToggle } from '@naskhah/ui/list/filter-toggle';
import { checking } from '@naskhah/words/verification/checking';
import { go } from '../../app/go.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { useWaiting } from './use-waiting.ts';
import { pathOf, type WaitingSearch, type WaitingStep, waitingHref } from './waiting-search.ts';

/** The search and the filters of the queue, and how much everybody has in hand. */
export const WaitingFilterBar = ({ step, search }: { step: WaitingStep; search: WaitingSearch }) => {
  const { say, sayWith } = useWords();
  const { data } = useWaiting(step, search);
  const { checker, late } = search;
  const set = (change: Partial<WaitingSearch>) => go(waitingHref(step, search, change));
  const load = data?.load ?? [];
  return (
    <RecordFilters
      label={say(checking.search)}
      search={search}
      hrefOf={(change) => waitingHref(step, search, change)}
      total={data?.total}
      found={checking.found}
      set={Number(checker !== '') + Number(late !== '')}
      cleared={pathOf(step)}
      {...(load.length > 0 && {
        end: (
          <span>
            {say(checking.load)} · {load.map(({ name, open }) => sayWith(checking.inHand, { name, open })).join(' · ')}
          </span>
        ),
      })}
    >
      <FilterToggle
        label={say(checking.mine)}
        on={checker === 'me'}
        onChange={(on) => set({ checker: on ? 'me' : '' })}
      />
      {step === 'checking' && (
        <FilterToggle
          label={say(checking.unclaimed)}
          on={checker === 'nobody'}
          onChange={(on) => set({ checker: on ? 'nobody' : '' })}
        />
      )}
      <FilterToggle label={say(checking.late)} on={late === 'yes'} onChange={(on) => set({ late: on ? 'yes' : '' })} />
    </RecordFilters>
  );
};
