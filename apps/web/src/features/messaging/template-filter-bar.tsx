import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { mailGroups } from '@naskhah/words/messaging/mail-event';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { useTemplates } from './template-list.tsx';
import { groupNames, origins, type TemplateSearch, templateListHref } from './template-search.ts';

export const TemplateFilterBar = ({ search, ready }: { search: TemplateSearch; ready: boolean }) => {
  const { say, sayWith } = useWords();
  const total = useTemplates(search, ready).data?.total;
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(templateListHref(search, { q }), { replace: true }));
  const filtered = search.q !== '' || search.group.length > 0 || search.origin.length > 0;
  const offered = search.journal ? origins : origins.filter((origin) => origin !== 'journal');
  const nameOf = {
    journal: templateEditor.journal,
    platform: search.journal ? templateEditor.platformTexts : templateEditor.journal,
    shipped: templateEditor.shipped,
  };
  return (
    <FilterBar
      search={{ label: say(templateEditor.search), value: typed, onChange: setTyped }}
      count={total === undefined ? undefined : sayWith(templateEditor.found, { count: total })}
      set={Number(search.group.length > 0) + Number(search.origin.length > 0)}
      onClear={filtered ? () => go(templateListHref(search, { q: '', group: [], origin: [] })) : undefined}
    >
      <FilterChoices
        label={say(templateEditor.group)}
        values={search.group}
        onChange={(groups) => go(templateListHref(search, { group: amongst(groupNames, groups) }))}
        choices={groupNames.map((value) => ({ value, label: say(mailGroups[value]) }))}
      />
      <FilterChoices
        label={say(templateEditor.texts)}
        values={search.origin}
        onChange={(chosen) => go(templateListHref(search, { origin: amongst(origins, chosen) }))}
        choices={offered.map((value) => ({ value, label: say(nameOf[value]) }))}
      />
    </FilterBar>
  );
};
