import { faultsOf } from '@naskhah/kernel/forms/faults';
import { withNewIds } from '@naskhah/kernel/forms/with-new-ids';
import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { AutosaveState } from '@naskhah/ui/form/autosave-state';
import { useWords } from '@naskhah/ui/language/language-provider';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { builder, formList, purposeWords } from '@naskhah/words/forms/form-builder';
import { formRefusals } from '@naskhah/words/forms/refusals';
import { IconCopy, IconDownload, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { saveText } from '../../app/save-text.ts';
import { useAct } from '../../app/use-act.ts';
import { SavedMeanwhileNote } from '../../forms/saved-meanwhile.tsx';
import css from './form-builder.module.css';
import { formFileText } from './form-file.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionList } from './question-list.tsx';
import { TitleEditor } from './title-editor.tsx';
import type { FormRecord } from './types.ts';
import { useFormDraft } from './use-form-draft.ts';
import { VersionNote } from './version-note.tsx';

const FormPreview = lazy(async () => ({ default: (await import('./form-preview.tsx')).FormPreview }));

const fieldNames = { title_en: formList.titleEn, title_ms: formList.titleMs, questions: builder.questions };

/** A form as it is built: its questions, the one that is chosen, and how it will look; saved while one writes. */
export const FormBuilder = ({ record }: { record: FormRecord }) => {
  const { say, sayWith, language } = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const { values, errors, change, meanwhile, autosave, publish } = useFormDraft(
    record,
    say(formRefusals['form-title-taken']),
  );
  const [chosen, setChosen] = useState<string | null>(record.draft[0]?.id ?? null);
  const form = { questions: values.questions };
  const faults = faultsOf(form);
  const at = form.questions.findIndex(({ id }) => id === chosen);
  const question = form.questions[at];
  const next = (record.published ?? 0) + 1;
  const [title, other] = language === 'ms' ? [values.title_ms, values.title_en] : [values.title_en, values.title_ms];
  const asked = form.questions.filter(({ type }) => type !== 'section').length;
  const send = async () => {
    const message = say(builder.publishSure);
    if ((await confirm({ title: sayWith(builder.publishVersion, { number: next }), message })) === undefined) return;
    await act(publish, { processing: say(builder.publishing), done: say(builder.published) });
  };
  const remove = () => {
    change({ questions: form.questions.toSpliced(at, 1) });
    setChosen(form.questions[at + 1]?.id ?? form.questions[at - 1]?.id ?? null);
  };
  const duplicate = () => {
    if (!question) return;
    const [copy] = withNewIds([question], newId);
    if (!copy) return;
    // What it depends on stays where it is.
    change({ questions: form.questions.toSpliced(at + 1, 0, { ...copy, shown_when: question.shown_when }) });
    setChosen(copy.id);
  };
  const lead = [
    say(purposeWords[record.purpose]),
    sayWith(formList.size, { questions: asked, parts: form.questions.length - asked }),
  ].join(' · ');
  return (
    <>
      <PageHeader
        title={title || other}
        lead={
          <>
            {other && other !== title && <i lang={language === 'ms' ? 'en' : 'ms'}>{other} · </i>}
            {lead}
          </>
        }
        actions={
          <>
            {autosave.state && <AutosaveState state={autosave.state} />}
            <Button
              icon={IconDownload}
              onClick={() => saveText(`${record.code}.json`, formFileText({ ...values, questions: form.questions }))}
            >
              {say(builder.importExport)}
            </Button>
            {!record.retired && (record.changed || autosave.open) && (
              <Button kind="primary" onClick={() => void send()}>
                {sayWith(builder.publishVersion, { number: next })}
              </Button>
            )}
          </>
        }
      />
      <SavedMeanwhileNote meanwhile={meanwhile} names={fieldNames} />
      <VersionNote record={record} form={form} faults={faults} onMend={setChosen} />
      <div className={css.builder}>
        <section aria-labelledby="form-questions">
          <div className={css.head}>
            <h2 id="form-questions" className={css.title}>
              {say(builder.questions)}
            </h2>
            <span className={css.quiet}>{say(builder.questionsHow)}</span>
          </div>
          <QuestionList
            form={form}
            purpose={record.purpose}
            faults={faults}
            chosen={chosen}
            onChoose={setChosen}
            onChange={({ questions }) => change({ questions })}
          />
        </section>
        <section aria-labelledby="form-chosen">
          <div className={css.head}>
            <h2 id="form-chosen" className={css.title}>
              {say(
                question ? (question.type === 'section' ? builder.thisPart : builder.thisQuestion) : builder.thisForm,
              )}
            </h2>
            {question && (
              <span className={css.tools}>
                <IconButton size="sm" icon={IconCopy} label={say(builder.duplicate)} onClick={duplicate} />
                <IconButton size="sm" icon={IconTrash} label={say(builder.remove)} onClick={remove} />
              </span>
            )}
          </div>
          {question ? (
            <QuestionEditor
              key={question.id}
              form={form}
              purpose={record.purpose}
              question={question}
              faults={faults}
              onChange={(changed) => change({ questions: form.questions.with(at, changed) })}
            />
          ) : (
            <TitleEditor values={values} error={errors.title_en} onChange={change} />
          )}
        </section>
        <Suspense fallback={<section />}>
          <FormPreview form={form} purpose={record.purpose} />
        </Suspense>
      </div>
    </>
  );
};
