import { useWords } from '@naskhah/ui/language/language-provider';
import { Marked } from '@naskhah/ui/record/marked';
import { Passages } from '@naskhah/ui/record/reading';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { useReferenceLabel } from '../../../app/use-reference-label.ts';
import type { ReviewRecord } from './use-review.ts';

/** What the article is about: abstract and keywords in each of its languages. */
export const ReviewText = ({ review }: { review: ReviewRecord }) => {
  const { say } = useWords();
  const label = useReferenceLabel();
  const languages = [...new Set([review.language, ...Object.keys(review.abstract)])];
  const shown = languages.filter((lang) => review.abstract[lang]?.trim());
  return (
    <Passages
      level={2}
      passages={shown.map((lang) => ({
        title: [say(reviewing.abstract), label('language', lang)].filter(Boolean).join(' · '),
        lang,
        text: (
          <>
            <Marked text={review.abstract[lang] ?? ''} />
            {review.keywords[lang]?.length ? `\n\n${say(reviewing.keywords)}: ${review.keywords[lang].join(', ')}` : ''}
          </>
        ),
      }))}
    />
  );
};
