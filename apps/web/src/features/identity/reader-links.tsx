import { Icon } from '@naskhah/ui/controls/icon';
import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/identity/session';
import { IconArrowRight, IconBooks, IconSearch } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import css from './reader-links.module.css';

const links = [
  { href: addresses.journals, icon: IconBooks, title: session.journals, why: session.journalsWhy },
  { href: addresses.search, icon: IconSearch, title: session.searchArticles, why: session.searchArticlesWhy },
];

/** What needs no account. These pages are the public front's. */
export const ReaderLinks = () => {
  const { say } = useWords();
  return (
    <nav aria-label={say(session.forReaders)}>
      <p className={css.head}>{say(session.readers)}</p>
      <ul>
        {links.map(({ href, icon, title, why }) => (
          <li key={href} className={css.item}>
            <a href={href} className={css.link}>
              <Icon of={icon} />
              <span className={css.words}>
                <b>{say(title)}</b>
                <span className={css.why}>{say(why)}</span>
              </span>
              <Icon of={IconArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
