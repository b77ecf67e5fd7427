import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/session';
import css from './public-page.module.css';

const links = [
  { href: '/about/privacy', words: session.privacy },
  { href: '/about/accessibility', words: session.accessibility },
  { href: '/about/contact', words: session.contact },
];

export const PublicFooter = () => {
  const { say } = useWords();
  return (
    <footer>
      <nav aria-label={say(session.footer)} className={css.footer}>
        {links.map(({ href, words }) => (
          <a key={href} href={href}>
            {say(words)}
          </a>
        ))}
      </nav>
    </footer>
  );
};
