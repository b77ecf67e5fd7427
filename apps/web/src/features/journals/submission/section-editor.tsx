import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { ErrorLine } from '@naskhah/ui/fields/field-frame';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { OrderButtons } from '@naskhah/ui/list/order-buttons';
import { submissionSettings } from '@naskhah/words/journals/submission-settings';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { moved } from '../../../lists/moved.ts';
import css from './submission.module.css';
import type { SubmissionFormApi } from './use-submission-form.ts';

const most = 60;

/** The sections of a journal, in order: named, opened and closed; one without submissions can be removed. */
export const SectionEditor = ({ form }: { form: SubmissionFormApi }) => {
  const { say, sayWith } = useWords();
  const { sections } = form.values;
  const set = (changed: typeof sections) => form.setFieldValue('sections', changed);
  const write = (id: string, change: Partial<(typeof sections)[number]>) =>
    set(sections.map((one) => (one.id === id ? { ...one, ...change } : one)));
  return (
    <>
      <ol className={css.sections}>
        {sections.map(({ id, title_en, title_ms, open, articles }, at) => (
          <li key={id}>
            <OrderButtons
              name={sayWith(submissionSettings.section, { place: at + 1 })}
              place={at + 1}
              of={sections.length}
              onMove={(by) => set(moved(sections, at, by))}
            />
            <TextField
              label={say(submissionSettings.sectionEn)}
              lang="en"
              required
              maxLength={300}
              error={form.errors[`sections.${at}.title_en`]}
              value={title_en}
              onChange={(event) => write(id, { title_en: event.currentTarget.value })}
            />
            <TextField
              label={say(submissionSettings.sectionMs)}
              lang="ms"
              required
              maxLength={300}
              error={form.errors[`sections.${at}.title_ms`]}
              value={title_ms}
              onChange={(event) => write(id, { title_ms: event.currentTarget.value })}
            />
            <div className={css.state}>
              <Checkbox
                checked={open}
                aria-label={`${say(submissionSettings.sectionOpen)}: ${sayWith(submissionSettings.section, { place: at + 1 })}`}
                onChange={(event) => write(id, { open: event.currentTarget.checked })}
              >
                {say(submissionSettings.sectionOpen)}
              </Checkbox>
              {articles > 0 ? (
                <span className={css.count}>{sayWith(submissionSettings.articlesIn, { count: articles })}</span>
              ) : (
                <IconButton
                  icon={IconTrash}
                  label={`${say(submissionSettings.removeSection)}: ${at + 1}`}
                  disabled={sections.length === 1}
                  onClick={() => set(sections.filter((one) => one.id !== id))}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      {form.errors.sections && <ErrorLine>{form.errors.sections}</ErrorLine>}
      {sections.length < most && (
        <Button
          size="sm"
          icon={IconPlus}
          onClick={() => set([...sections, { id: newId(), title_en: '', title_ms: '', open: true, articles: 0 }])}
        >
          {say(submissionSettings.addSection)}
        </Button>
      )}
    </>
  );
};
