import { changesBetween, type FormChange } from '@naskhah/kernel/forms/changes';
import type { FormDefinition } from '@naskhah/kernel/forms/definition';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { QuestionFields } from '@naskhah/ui/form/question-fields';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { builder, formList } from '@naskhah/words/forms/form-builder';
import type { Text } from '@naskhah/words/text';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useDates } from '../../app/use-dates.ts';
import css from './form-builder.module.css';
import { placeOf, useQuestionWords } from './question-words.ts';
import type { FormRecord } from './types.ts';

const changeWords: Record<FormChange['change'], Text> = {
  added: builder.addedChange,
  removed: builder.removedChange,
  changed: builder.changedChange,
  moved: builder.movedChange,
};

const useVersion = (id: string, number: number) =>
  useQuery(calls.forms.getFormVersion.queryOptions({ input: { id, number } }));

const Changes = ({ record, form }: { record: FormRecord; form: FormDefinition }) => {
  const { say } = useWords();
  const { name, about } = useQuestionWords();
  const { data, error, refetch } = useVersion(record.id, record.published ?? 1);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const changes = changesBetween(data, form);
  if (changes.length === 0) return <p>{say(builder.noChange)}</p>;
  return (
    <EntryList
      items={changes.map(({ question, change }) => {
        const there = change === 'removed' ? data : form;
        return {
          key: question.id,
          name: `${placeOf(there, question.id)}. ${name(question)}`,
          under: say(changeWords[change]),
          detail: about(there, question),
        };
      })}
    />
  );
};

const Version = ({ record, number }: { record: FormRecord; number: number }) => {
  const { language } = useWords();
  const { data, error, refetch } = useVersion(record.id, number);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    data && (
      <div className={css.preview} inert>
        <QuestionFields
          form={{ questions: data.questions.map((one) => ({ ...one, shown_when: null })) }}
          answers={{}}
          language={language}
          faults={{}}
          onAnswer={() => undefined}
        />
      </div>
    )
  );
};

const Versions = ({ record }: { record: FormRecord }) => {
  const { sayWith, say } = useWords();
  const { full } = useDates();
  return (
    <ul className={css.versions}>
      {record.versions.map(({ number, published_at, answers }) => (
        <li key={number}>
          <details name="versions">
            <summary>
              <b>{sayWith(formList.version, { number })}</b>
              <span className={css.quiet}>
                {full(published_at)} · {say(formList.answers)}: {answers}
              </span>
            </summary>
            <Version record={record} number={number} />
          </details>
        </li>
      ))}
    </ul>
  );
};

/** What the draft asks otherwise than the version that is given out, or every version as it was given out. */
export const VersionsDialog = ({
  record,
  form,
  look,
  onClose,
}: {
  record: FormRecord;
  form: FormDefinition;
  look: 'changes' | 'versions';
  onClose: () => void;
}) => {
  const { say } = useWords();
  return (
    <Dialog opened onClose={onClose} title={say(look === 'changes' ? builder.whatChanged : builder.allVersions)}>
      {look === 'changes' ? <Changes record={record} form={form} /> : <Versions record={record} />}
    </Dialog>
  );
};
