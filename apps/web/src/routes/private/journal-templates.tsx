import { useWords } from '@naskhah/ui/language/language-provider';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { useSearch } from '@tanstack/react-router';
import { usePathParam } from '../../app/use-path-param.ts';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { TemplateFilterBar } from '../../features/messaging/template-filter-bar.tsx';
import { TemplateList } from '../../features/messaging/template-list.tsx';
import { templateSearch } from '../../features/messaging/template-search.ts';

/** The section email_template of a journal: its own texts, and those of the platform that it has not changed. */
const JournalTemplatesPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const search = templateSearch(useSearch({ strict: false }), id);
  return (
    <JournalFrame id={id} current="email_template" lead={say(templateEditor.lead)}>
      {() => (
        <div>
          <TemplateFilterBar search={search} ready />
          <TemplateList search={search} ready />
        </div>
      )}
    </JournalFrame>
  );
};

export default JournalTemplatesPage;
