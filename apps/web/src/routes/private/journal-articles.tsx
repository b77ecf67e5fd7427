import { useWords } from '@naskhah/ui/language/language-provider';
import { journalPages } from '@naskhah/words/journals/journals';
import { useSearch } from '@tanstack/react-router';
import { usePathParam } from '../../app/use-path-param.ts';
import { articlesSearch, JournalArticles } from '../../features/desk/journal-articles.tsx';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';

/** The section article_list of a journal. */
const JournalArticlesPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const search = articlesSearch(useSearch({ strict: false }));
  return (
    <JournalFrame id={id} current="article_list" lead={say(journalPages.articlesLead)}>
      {() => <JournalArticles journal={id} search={search} />}
    </JournalFrame>
  );
};

export default JournalArticlesPage;
