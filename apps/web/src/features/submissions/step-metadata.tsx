import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { useState } from 'react';
import { useList } from '../../app/use-lists.ts';
import { tonguesShown } from './text-count.ts';
import css from './tongue-fields.module.css';
import { TongueFields } from './tongue-fields.tsx';
import { useDraft } from './use-draft.tsx';

/** Title, abstract and keywords, in the language of the article, in the other of English and Malay, and in any more. */
export const StepMetadata = () => {
  const { say } = useWords();
  const { language, article_title, abstract, keywords } = useDraft();
  const [added, setAdded] = useState<string[]>([]);
  const { choices, nameOf } = useList('language');
  const used = [article_title, abstract, keywords].flatMap((texts) => Object.keys(texts));
  const tongues = tonguesShown(language, [...used, ...added]);
  const more = choices.filter(({ value }) => !tongues.includes(value));
  return (
    <>
      {tongues.map((tongue) => (
        <TongueFields key={tongue} tongue={tongue} name={nameOf(tongue) || tongue} own={tongue === language} />
      ))}
      {more.length > 0 && (
        <div className={css.more}>
          <SelectField
            label={say(wizard.addLanguage)}
            optional
            choices={more}
            value={null}
            onChange={(tongue) => tongue && setAdded([...added, tongue])}
          />
        </div>
      )}
    </>
  );
};
