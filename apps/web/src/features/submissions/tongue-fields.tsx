import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { countWords } from '@naskhah/kernel/word-count';
import { TagsField } from '@naskhah/ui/fields/tags-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { lazy } from 'react';
import { FieldPlace } from '../../wizard/field-place.tsx';
import { countSigns } from './text-count.ts';
import css from './tongue-fields.module.css';
import { useDraft, useKeeper } from './use-draft.tsx';
import { useFault } from './use-fault.ts';

const editor = () => import('@naskhah/ui/fields/marked-editor');
const MarkedEditor = lazy(async () => ({ default: (await editor()).MarkedEditor }));
// Fetched with the wizard; what fails now is fetched again when it is needed.
void editor().catch(() => undefined);

/** Title, abstract and keywords in one language. */
export const TongueFields = ({ tongue, name, own }: { tongue: string; name: string; own: boolean }) => {
  const { say, sayWith } = useWords();
  const keeper = useKeeper();
  const { article_title, abstract, keywords, rules } = useDraft();
  const fault = useFault('metadata');
  const title = article_title[tongue] ?? '';
  const summary = abstract[tongue] ?? '';
  const tags = keywords[tongue] ?? [];
  const words = countWords(withoutMarks(summary));
  const wanted = rules.metadata.keywords;
  const change = (field: 'article_title' | 'abstract', text: string) =>
    keeper.change({ [field]: { ...keeper.store.getState().seen[field], [tongue]: text } });
  return (
    <fieldset className={css.tongue}>
      <legend className={css.legend}>
        {name}
        {own && <span className={css.own}>{say(wizard.ofArticle)}</span>}
      </legend>
      <FieldStack>
        <FieldPlace path={`article_title.${tongue}`}>
          <MarkedEditor
            lines="one"
            label={say(wizard.title)}
            help={sayWith(wizard.signsIn, { count: countSigns(withoutMarks(title)) })}
            required={own}
            error={fault(`article_title.${tongue}`)}
            lang={tongue}
            maxLength={2000}
            value={title}
            onChange={(changed) => change('article_title', changed)}
          />
        </FieldPlace>
        <FieldPlace path={`abstract.${tongue}`}>
          <MarkedEditor
            lines="many"
            label={say(wizard.abstract)}
            help={
              rules.abstract_words === null
                ? sayWith(wizard.wordsIn, { count: words })
                : sayWith(wizard.wordsOf, { count: words, most: rules.abstract_words })
            }
            required={own}
            error={fault(`abstract.${tongue}`)}
            lang={tongue}
            maxLength={40_000}
            value={summary}
            onChange={(changed) => change('abstract', changed)}
          />
        </FieldPlace>
        {wanted !== 'off' && (
          <FieldPlace path={`keywords.${tongue}`}>
            <TagsField
              label={say(wizard.keywords)}
              help={`${sayWith(wizard.keywordsIn, { count: tags.length })}. ${say(wanted === 'asked' ? wizard.asked : wizard.keywordsHelp)}`}
              required={own && wanted === 'required'}
              optional={wanted === 'offered'}
              error={fault(`keywords.${tongue}`)}
              lang={tongue}
              tags={tags}
              onChange={(changed) => keeper.change({ keywords: { ...keywords, [tongue]: changed } })}
            />
          </FieldPlace>
        )}
      </FieldStack>
    </fieldset>
  );
};
