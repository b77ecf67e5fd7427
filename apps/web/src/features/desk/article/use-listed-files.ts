import { fileSize } from '@naskhah/ui/form/file-size';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { ListedFile } from '@naskhah/ui/record/file-list';
import { fileUseWords } from '@naskhah/words/desk-article/article-page';
import { addresses } from '../../../app/addresses.ts';
import type { Article } from '../../../app/article.ts';
import { useDates } from '../../../app/use-dates.ts';

const endingOf = (filename: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(filename)?.[1]?.toUpperCase() ?? '';

/** Files of an article: what each is for, its type and size, and since when it is there. */
export const useListedFiles = (files: Article['files']): ListedFile[] => {
  const { say } = useWords();
  const { short } = useDates();
  return files.map(({ id, use, filename, label, size, created_at }) => ({
    id,
    name: label || filename,
    href: addresses.file(id),
    detail: [
      use in fileUseWords ? say(fileUseWords[use as keyof typeof fileUseWords]) : '',
      endingOf(filename),
      fileSize(size),
      short(created_at),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }));
};
