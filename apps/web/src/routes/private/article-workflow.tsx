import { withoutMarks } from '@naskhah/kernel/inline-marks';
import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { RecordLayout } from '@naskhah/ui/record/record-layout';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { deciding } from '@naskhah/words/workflow/deciding';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Article } from '../../app/article.ts';
import { FileFindings } from '../../app/file-findings.tsx';
import { go } from '../../app/go.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { ArticleHeader } from '../../features/desk/article/article-header.tsx';
import { ArticleRail } from '../../features/desk/article/article-rail.tsx';
import {
  type ArticlePart,
  type ArticleSearch,
  articleHref,
  articleParts,
  articleSearch,
} from '../../features/desk/article/article-search.ts';
import { ArticleTurn } from '../../features/desk/article/article-turn.tsx';
import { AuthorshipNote } from '../../features/desk/article/authorship-note.tsx';
import { ContributorsPart } from '../../features/desk/article/contributors-part.tsx';
import { FilesPart } from '../../features/desk/article/files-part.tsx';
import { MetadataPart } from '../../features/desk/article/metadata-part.tsx';
import { StageProgress } from '../../features/desk/article/stage-progress.tsx';
import { titlesOf } from '../../features/desk/article/titles.ts';
import { useArticle } from '../../features/desk/article/use-article.ts';
import { AssignButton } from '../../features/workflow/assign-button.tsx';
import { ReportsSoFar } from '../../features/workflow/reports-so-far.tsx';
import { ReviewFilesChoice } from '../../features/workflow/review-files-choice.tsx';
import { ReviewPart } from '../../features/workflow/review-part.tsx';
import { StageWork } from '../../features/workflow/stage-work.tsx';
import { NameHere } from '../../shell/here.tsx';
import { ArticleActs } from '../article-acts.tsx';

const ArticleTimeline = lazy(async () => ({
  default: (await import('../../features/desk/article/article-timeline.tsx')).ArticleTimeline,
}));

const DecisionsPart = lazy(async () => ({
  default: (await import('../../features/desk/article/decisions-part.tsx')).DecisionsPart,
}));

const MessageThread = lazy(async () => ({
  default: (await import('../../features/messaging/message-thread.tsx')).MessageThread,
}));

const ReferencesPart = lazy(async () => ({
  default: (await import('../../features/desk/article/references-part.tsx')).ReferencesPart,
}));

const GalleySection = lazy(async () => ({
  default: (await import('../../features/publishing/galley-section.tsx')).GalleySection,
}));

const RevisionForm = lazy(async () => ({
  default: (await import('../../features/workflow/revision-form.tsx')).RevisionForm,
}));

const ProductionPart = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const begun = ['copyediting', 'production', 'publication'].includes(article.stage);
  if (!begun) return <EmptyState title={say(deciding.notYet)}>{say(deciding.notYetWhy)}</EmptyState>;
  return (
    <>
      {article.viewer !== 'author' && <StageWork article={article} />}
      <Suspense>
        <GalleySection article={article} mayEdit={article.can.add_galley} />
      </Suspense>
    </>
  );
};

const Part = ({ article, search }: { article: Article; search: ArticleSearch }) => {
  switch (search.part) {
    case 'review':
      return <ReviewPart article={article} number={search.round} />;
    case 'files':
      return (
        <>
          <FilesPart article={article} />
          <ReviewFilesChoice article={article} />
          {article.viewer !== 'production' && (
            <FileFindings article={article.id} newest={article.files.at(-1)?.id ?? ''} />
          )}
        </>
      );
    case 'metadata':
      return <MetadataPart article={article} />;
    case 'references':
      return (
        <Suspense>
          <ReferencesPart article={article} />
        </Suspense>
      );
    case 'contributors':
      return <ContributorsPart article={article} />;
    case 'decisions':
      return (
        <Suspense>
          <DecisionsPart article={article} />
        </Suspense>
      );
    case 'production':
      return <ProductionPart article={article} />;
    case 'messages':
      return (
        <Suspense>
          <MessageThread of="article" id={article.id} />
        </Suspense>
      );
  }
};

const countsOf = (article: Article): Partial<Record<ArticlePart, number>> => ({
  review: article.workflow.rounds[0]?.reviews.length ?? 0,
  files: article.files.length,
  references: article.references,
  contributors: article.contributor.length,
  decisions: article.workflow.decisions.length,
  production: article.galleys.length,
});

const Loaded = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const search = articleSearch(useSearch({ strict: false }), article);
  const [timeline, setTimeline] = useState(false);
  const [revising, setRevising] = useState(0);
  // A reply that was begun stays in view when a decision makes it needless.
  const [revisable, setRevisable] = useState(false);
  if (article.can.submit_revision && !revisable) setRevisable(true);
  const openTimeline = () => setTimeline(true);
  const counts = countsOf(article);
  const parts = articleParts.filter((part) => part !== 'review' || article.viewer !== 'production');
  return (
    <>
      <PageTitle>{`${article.number} · ${withoutMarks(titlesOf(article)[0]?.text ?? '')}`}</PageTitle>
      <NameHere name={article.number} />
      <ArticleHeader article={article} onTimeline={openTimeline} />
      <StageProgress article={article} round={search.part === 'review' ? search.round : undefined} />
      <ArticleTurn
        article={article}
        reports={<ReportsSoFar article={article} />}
        actions={
          <ArticleActs
            article={article}
            onRevise={() => {
              setRevising((asked) => asked + 1);
              if (search.part !== 'review') go(articleHref(article.id, 'review'));
            }}
          />
        }
      />
      <AuthorshipNote article={article} />
      <TabLinks
        label={say(articlePage.parts)}
        tabs={parts.map((part) => ({
          href: articleHref(article.id, part),
          label: say(articlePage[part]),
          current: part === search.part,
          ...(counts[part] !== undefined && { count: counts[part] }),
        }))}
      />
      <RecordLayout
        railLabel={say(articlePage.about)}
        rail={
          <ArticleRail
            article={article}
            onTimeline={openTimeline}
            assign={article.can.assign_editor && <AssignButton article={article} work="editor" short />}
          />
        }
      >
        {revisable && (search.part === 'review' || !article.can.submit_revision) && (
          <Suspense>
            <RevisionForm article={article} asked={revising} />
          </Suspense>
        )}
        <Part article={article} search={search} />
      </RecordLayout>
      {timeline && (
        <Suspense>
          <ArticleTimeline article={article} onClose={() => setTimeline(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The record of an article: the same page for its editors, its authors and those who produce it. */
const ArticleWorkflowPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const { data, error, refetch } = useArticle(id);
  if (data) return <Loaded article={data} />;
  if (isMissing(error)) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return <p role="status">{say(articlePage.loading)}</p>;
};

export default ArticleWorkflowPage;
