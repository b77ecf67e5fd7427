import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { FileList } from '@naskhah/ui/record/file-list';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import type { Article } from '../../../app/article.ts';
import { useListedFiles } from './use-listed-files.ts';

export const FilesPart = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const files = useListedFiles(article.files);
  return (
    <Section title={say(articlePage.allFiles)}>
      {files.length > 0 ? (
        <FileList files={files} roomy />
      ) : (
        <EmptyState title={say(articlePage.noFiles)} level={3}>
          {say(articlePage.noFilesWhy)}
        </EmptyState>
      )}
    </Section>
  );
};
