import { type Stage, stages } from '@naskhah/kernel/stages';
import { useWords } from '@naskhah/ui/language/language-provider';
import { StageLine } from '@naskhah/ui/record/stage-line';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import type { Article } from '../../../app/article.ts';
import { useDates } from '../../../app/use-dates.ts';
import { useReferenceLabel } from '../../../app/use-reference-label.ts';
import { articleHref } from './article-search.ts';

const placeOf = (stage: Stage, article: Article): 'done' | 'now' | 'ahead' => {
  if (article.status === 'published') return 'done';
  const order: readonly string[] = stages;
  const here = order.indexOf(article.stage);
  const there = order.indexOf(stage);
  if (there === here) return 'now';
  return there < here ? 'done' : 'ahead';
};

/** The way of the article through its stages, with the rounds of its review. */
export const StageProgress = ({ article, round }: { article: Article; round: number | undefined }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const label = useReferenceLabel();
  const details: Partial<Record<Stage, string>> = {
    submission: short(article.dates.submitted),
    ...(article.dates.published
      ? { publication: short(article.dates.published) }
      : article.issue && { publication: sayWith(articlePage.planned, { issue: article.issue.label }) }),
  };
  const rounds = [...article.workflow.rounds].reverse().map(({ number }) => ({
    label: sayWith(workspace.round, { count: number }),
    ...(number !== round && { href: articleHref(article.id, 'review', number) }),
  }));
  return (
    <StageLine
      label={say(articlePage.stages)}
      stages={stages.map((stage) => ({
        key: stage,
        label: label('stage', stage),
        is: placeOf(stage, article),
        detail: details[stage],
        ...(stage === 'review' && { rounds }),
      }))}
    />
  );
};
