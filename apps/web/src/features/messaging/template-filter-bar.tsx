import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { mailGroups } from '@naskhah/words/messaging/mail-event';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { useTemplates } from './template-list.tsx';
import { groupNames, noTemplateFilters, origins, type TemplateSearch, templateListHref } from './template-search.ts';

export const TemplateFilterBar = ({ search, ready }: { search: TemplateSearch; ready: boolean }) => {
  const { say } = useWords();
  const offered = search.journal ? origins : origins.filter((origin) => origin !== 'journal');
  const nameOf = {
    journal: templateEditor.journal,
    platform: search.journal ? templateEditor.platformTexts : templateEditor.journal,
    shipped: templateEditor.shipped,
  };
  return (
    <RecordFilters
      label={say(templateEditor.search)}
      search={search}
      hrefOf={(change) => templateListHref(search, change)}
      total={useTemplates(search, ready).data?.total}
      found={templateEditor.found}
      set={Number(search.group.length > 0) + Number(search.origin.length > 0)}
      cleared={templateListHref(search, noTemplateFilters)}
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
    </RecordFilters>
  );
};
