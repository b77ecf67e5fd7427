import { TagsField } from '@naskhah/ui/fields/tags-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { FieldPlace } from './field-place.tsx';
import { countSigns, countWords } from './text-count.ts';
import css from './tongue-fields.module.css';
import { useDraft, useKeeper } from './use-draft.tsx';
import { useFault } from './use-fault.ts';

/** Title, abstract and keywords in one language. */
export const TongueFields = ({ tongue, name, own }: { tongue: string; name: string; own: boolean }) => {
  const { say, sayWith } = useWords();
  const keeper = useKeeper();
  const { article_title, abstract, keywords } = useDraft();
  const fault = useFault('metadata');
  const title = article_title[tongue] ?? '';
  const summary = abstract[tongue] ?? '';
  const tags = keywords[tongue] ?? [];
  return (
    <fieldset className={css.tongue}>
      <legend className={css.legend}>
        {name}
        {own && <span className={css.own}>{say(wizard.ofArticle)}</span>}
      </legend>
      <FieldStack>
        <FieldPlace path={`article_title.${tongue}`}>
          <TextField
            label={say(wizard.title)}
            help={sayWith(wizard.signsIn, { count: countSigns(title) })}
            required={own}
            error={fault(`article_title.${tongue}`)}
            lang={tongue}
            dir="auto"
            maxLength={2000}
            value={title}
            onChange={(event) => keeper.change({ article_title: { ...article_title, [tongue]: event.target.value } })}
          />
        </FieldPlace>
        <FieldPlace path={`abstract.${tongue}`}>
          <TextArea
            label={say(wizard.abstract)}
            help={sayWith(wizard.wordsIn, { count: countWords(summary) })}
            required={own}
            error={fault(`abstract.${tongue}`)}
            lang={tongue}
            dir="auto"
            rows={8}
            maxLength={50_000}
            value={summary}
            onChange={(event) => keeper.change({ abstract: { ...abstract, [tongue]: event.target.value } })}
          />
        </FieldPlace>
        <FieldPlace path={`keywords.${tongue}`}>
          <TagsField
            label={say(wizard.keywords)}
            help={`${sayWith(wizard.keywordsIn, { count: tags.length })}. ${say(wizard.keywordsHelp)}`}
            required={own}
            error={fault(`keywords.${tongue}`)}
            lang={tongue}
            tags={tags}
            onChange={(changed) => keeper.change({ keywords: { ...keywords, [tongue]: changed } })}
          />
        </FieldPlace>
      </FieldStack>
    </fieldset>
  );
};
