import { newId } from '@naskhah/kernel/ids';
import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import type { Draft } from './draft.ts';
import { JournalChoice, type OpenJournal } from './journal-choice.tsx';
import { StartFields, type StartValues } from './start-fields.tsx';

/** The type that is chosen already, where the journal takes it, else its first. */
const typeFor = (journal: OpenJournal | undefined, chosen: string): string => {
  const types: string[] = journal?.article_types ?? [];
  return types.length === 0 || types.includes(chosen) ? chosen : (types[0] ?? chosen);
};

/** The first step of a submission that is not there yet: journal, section, type, language, checklist. */
export const NewSubmissionForm = ({ onStarted }: { onStarted: (draft: Draft) => void }) => {
  const { say, language } = useWords();
  const request = useRequest();
  // One id for one form: a second press, or a retry, is the same draft.
  const [id] = useState(newId);
  const [journal, setJournal] = useState<OpenJournal>();
  const [tried, setTried] = useState(false);
  const [values, setValues] = useState<StartValues>({
    section_id: null,
    article_type: 'research-article',
    language,
    checklist: [],
  });
  const choose = (chosen: OpenJournal | undefined) => {
    setJournal(chosen);
    const tongues = chosen?.languages ?? [];
    setValues((old) => ({
      ...old,
      checklist: [],
      article_type: typeFor(chosen, old.article_type),
      section_id: chosen?.sections[0]?.id ?? null,
      language: tongues.includes(old.language) ? old.language : (tongues[0] ?? old.language),
    }));
  };
  // A reader who pressed 'Submit an article' on a journal's page has chosen it there.
  const asked = useSearch({ strict: false }) as { journal?: string };
  const named = useQuery(
    calls.journals.openJournals.queryOptions({
      input: { q: '', path: String(asked.journal) },
      enabled: asked.journal !== undefined,
    }),
  ).data?.[0];
  const [taken, setTaken] = useState(false);
  if (named && !taken) {
    setTaken(true);
    choose(named);
  }
  const isOpen = journal?.submis_checklist.some((item) => !values.checklist.includes(item.id));
  const start = async () => {
    setTried(true);
    if (!journal || isOpen) return;
    const draft = await request(() => client.submissions.saveSubmission({ id, journal_id: journal.id, ...values }), {
      processing: say(wizard.starting),
      quiet: true,
    });
    if (draft) onStarted(draft);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <FieldStack>
        <JournalChoice
          chosen={journal}
          error={tried && !journal ? say(wizard.chooseJournal) : undefined}
          onChoose={choose}
        />
        {journal && (
          <StartFields
            journal={journal}
            values={values}
            checklistFault={tried && isOpen ? say(wizard.checklistOpen) : undefined}
            onChange={(change) => setValues((old) => ({ ...old, ...change }))}
          />
        )}
      </FieldStack>
      <FormFoot
        back={
          <ButtonLink icon={IconArrowLeft} href={addresses.mySubmissions}>
            {say(wizard.back)}
          </ButtonLink>
        }
        errors={tried && (!journal || isOpen) ? 1 : 0}
      >
        <Button type="submit" kind="primary">
          {say(wizard.startDraft)}
        </Button>
      </FormFoot>
    </form>
  );
};
