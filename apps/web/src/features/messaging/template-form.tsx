import { Button } from '@naskhah/ui/controls/button';
import { InsertChips } from '@naskhah/ui/controls/insert-chips';
import { TemplateField } from '@naskhah/ui/fields/template-field';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { refreshRecords, useAct } from '../../app/use-act.ts';
import { SavedMeanwhileNote } from '../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../forms/use-versioned-form.ts';
import css from './template.module.css';
import { TemplatePreview } from './template-preview.tsx';
import { useInsertion } from './use-insertion.ts';
import type { Template } from './use-template.ts';

const languages = ['en', 'ms'] as const;

/** Subject and text in both languages, side by side, with the variables to insert and the mail as it would arrive. */
export const TemplateForm = ({ template }: { template: Template }) => {
  const { say, sayWith, language } = useWords();
  const { event, journal_id } = template;
  const act = useAct();
  const [shown, setShown] = useState<'en' | 'ms'>(language);
  const given = (missing: string) => (text: string) => (text.trim() === '' ? missing : null);
  const rules = { subject: given(say(templateEditor.subjectMissing)), body: given(say(templateEditor.bodyMissing)) };
  const { form } = useKeptForm('mail-template', `${event} ${journal_id ?? ''}`, {
    initialValues: { texts: template.texts },
    validate: { texts: { en: rules, ms: rules } },
  });
  const { texts } = form.values;
  const { send, meanwhile } = useVersionedForm(
    form,
    template,
    (record: Template) => ({ texts: record.texts }),
    () => client.messaging.retrieveTemplate({ event, journal_id }),
  );
  const insertion = useInsertion(`texts.${shown}.body`, (path, text) => form.setFieldValue(path, text));
  const submit = useFormSubmit(form);
  const save = submit(
    () =>
      send(({ version, own }, { texts }) => {
        const asked = { event, journal_id, version, texts };
        return own ? client.messaging.updateTemplate(asked) : client.messaging.saveTemplate(asked);
      }),
    { processing: say(templateEditor.saving), done: say(templateEditor.saved) },
    () => {
      void refreshRecords();
    },
  );
  const test = () =>
    act(() => client.messaging.sendReview({ event, journal_id, language: shown, text: texts[shown] }), {
      processing: say(templateEditor.testing),
      done: say(templateEditor.tested),
    });
  const chips = template.variables.map(({ name, label_en, label_ms, example }) => {
    const label = language === 'ms' ? label_ms : label_en;
    return { value: `{{${name}}}`, label, spoken: sayWith(templateEditor.insert, { name: label }), title: example };
  });
  const variables = {
    known: template.variables.map(({ name }) => name),
    unknown: (names: string) => sayWith(templateEditor.unknown, { names }),
  };
  return (
    <form ref={insertion.form} noValidate onSubmit={save} className={css.form}>
      <SavedMeanwhileNote meanwhile={meanwhile} names={{ texts: templateEditor.texts }} />
      <Section title={say(templateEditor.variables)} detail={say(templateEditor.variablesHelp)}>
        <InsertChips label={say(templateEditor.variables)} chips={chips} onInsert={insertion.insert} />
      </Section>
      <div className={css.languages}>
        {languages.map((one) => (
          <fieldset
            key={one}
            onFocus={(event) => {
              insertion.onFocus(event);
              setShown(one);
            }}
          >
            <legend className={css.legend}>{say(one === 'en' ? templateEditor.english : templateEditor.malay)}</legend>
            <FieldStack>
              <TemplateField
                {...variables}
                label={say(templateEditor.subject)}
                required
                maxLength={300}
                lang={one}
                dir="auto"
                name={`texts.${one}.subject`}
                {...form.getInputProps(`texts.${one}.subject`)}
                value={texts[one].subject}
              />
              <TemplateField
                {...variables}
                label={say(templateEditor.body)}
                required
                rows={14}
                lang={one}
                dir="auto"
                name={`texts.${one}.body`}
                {...form.getInputProps(`texts.${one}.body`)}
                value={texts[one].body}
              />
            </FieldStack>
          </fieldset>
        ))}
      </div>
      <TemplatePreview template={template} texts={texts} language={shown} onLanguage={setShown} />
      <FormFoot
        back={
          <Button icon={IconSend} onClick={() => void test()}>
            {say(templateEditor.test)}
          </Button>
        }
        errors={Object.keys(form.errors).length}
      >
        <Button type="submit" kind="primary">
          {say(templateEditor.save)}
        </Button>
      </FormFoot>
    </form>
  );
};
