import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { fileTraces } from '@naskhah/words/media/file-traces';
import type { Article } from '../../app/article.ts';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';

/** Which files the reviewers get: each tick is saved by itself. */
export const ReviewFilesChoice = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const act = useAct();
  const offered = article.files.filter(({ in_review }) => in_review !== null);
  if (!article.can.choose_review_files || offered.length === 0) return null;
  const choose = (files: string[]) =>
    act(() => client.workflow.chooseReviewFiles({ article_id: article.id, files }), {
      processing: say(fileTraces.choosing),
      done: say(fileTraces.chosen),
    });
  return (
    <Section title={say(fileTraces.forReviewers)}>
      <ChoiceGroup
        label={say(fileTraces.whichFiles)}
        many
        choices={offered.map(({ id, filename, label }) => ({ value: id, label: label || filename }))}
        chosen={offered.filter(({ in_review }) => in_review).map(({ id }) => id)}
        onChange={(files) => void choose(files)}
      />
    </Section>
  );
};
