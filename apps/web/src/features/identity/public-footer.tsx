import { useWords } from '@naskhah/ui/language/language-provider';
import { session } from '@naskhah/words/identity/session';
import { addresses } from '../../app/addresses.ts';
import { usePortal } from '../../app/use-portal.ts';
import css from './public-page.module.css';

const links = [
  { href: addresses.manual('MN1'), words: session.manual },
  { href: addresses.apiDocs, words: session.apiDocs },
];

export const PublicFooter = () => {
  const { say } = useWords();
  const { foot } = usePortal();
  return (
    <footer>
      {foot && <p className={css.foot}>{foot}</p>}
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
