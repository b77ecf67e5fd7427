import { useWords } from '@naskhah/ui/language/language-provider';
import { reportsIn } from '@naskhah/words/desk-article/article-turn';
import { recommendationWords } from '@naskhah/words/workflow/review-round';
import type { Article } from '../../app/article.ts';
import { adviceOf } from './advice-of.ts';

/** What is in so far: '2 of 3 reports in: Accept 1, Minor revision 1.' Nothing before anybody was asked. */
export const ReportsSoFar = ({ article }: { article: Article }) => {
  const { say, sayWith } = useWords();
  const { inHand, of, advice } = adviceOf(article.workflow.rounds[0]?.reviews ?? []);
  if (article.viewer !== 'editor' || article.stage !== 'review' || of === 0) return null;
  const named = advice
    .filter(([kind]) => kind in recommendationWords)
    .map(([kind, count]) => `${say(recommendationWords[kind as keyof typeof recommendationWords])} ${count}`);
  return sayWith(reportsIn, { inHand, of, advice: named.join(', ') });
};
