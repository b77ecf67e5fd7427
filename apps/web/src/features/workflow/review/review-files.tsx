import { fileSize } from '@naskhah/ui/form/file-size';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { FileList } from '@naskhah/ui/record/file-list';
import { Note } from '@naskhah/ui/state/note';
import { fileUseWords } from '@naskhah/words/desk-article/article-page';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { addresses } from '../../../app/addresses.ts';
import type { ReviewRecord } from './use-review.ts';

/** The server names a hidden author's file after what it is for. */
const kindOf = (filename: string): keyof typeof fileUseWords | undefined => {
  const stem = filename.replace(/\.[^.]*$/, '');
  return stem in fileUseWords ? (stem as keyof typeof fileUseWords) : undefined;
};

/** The files to read, once the invitation is accepted. */
export const ReviewFiles = ({ review }: { review: ReviewRecord }) => {
  const { say } = useWords();
  return (
    <Section title={say(reviewing.files)}>
      {review.files.length === 0 && <Note>{say(reviewing.noFiles)}</Note>}
      <FileList
        roomy
        files={review.files.map(({ id, filename, label, size }) => {
          const kind = kindOf(filename);
          return {
            id,
            name: label || (kind ? say(fileUseWords[kind]) : filename),
            href: addresses.file(id),
            detail: `${filename} · ${fileSize(size)}`,
          };
        })}
      />
    </Section>
  );
};
