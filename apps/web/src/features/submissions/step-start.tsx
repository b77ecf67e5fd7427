import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { wizard } from '@naskhah/words/submissions/wizard';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { StartFields } from './start-fields.tsx';
import { useDraft, useKeeper } from './use-draft.tsx';
import { useFault } from './use-fault.ts';

const usualLanguages = ['en', 'ms'];

/** The first step of a draft: its journal stays, the rest can be chosen anew. */
export const StepStart = () => {
  const { say, language } = useWords();
  const keeper = useKeeper();
  const draft = useDraft();
  const fault = useFault('start');
  const name = language === 'ms' ? draft.journal_name_ms : draft.journal_name_en;
  const { data } = useQuery(
    calls.journals.openJournals.queryOptions({ input: { q: draft.journal_name_en || draft.journal_name_ms } }),
  );
  const journal = data?.find(({ id }) => id === draft.journal_id);
  return (
    <FieldStack>
      <Note>
        <b>{name}</b>
        <p>{say(wizard.journalFixed)}</p>
      </Note>
      <StartFields
        journal={{
          sections: journal?.sections ?? [],
          languages: journal?.languages ?? usualLanguages,
          submis_checklist: draft.submis_checklist,
          article_types: draft.rules.article_types,
          guidelines: draft.rules.guidelines,
        }}
        values={draft}
        checklistFault={fault('checklist')}
        fault={fault}
        onChange={keeper.change}
      />
    </FieldStack>
  );
};
