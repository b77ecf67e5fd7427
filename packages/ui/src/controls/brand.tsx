import css from './brand.module.css';
import { Link } from './link.tsx';

/** The letter nun, from which the name is drawn: a bowl and its dot. */
const BrandMark = () => (
  <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={css.mark}>
    <path
      d="M3.5 9.5C2.6 15.6 6 20 12 20s9.4-4.4 8.5-10.5"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M12 3.6l3.1 3.1L12 9.8 8.9 6.7z" fill="currentColor" />
  </svg>
);

/** The name of the portal with its mark. */
export const Brand = ({
  href,
  name,
  logo,
  className,
}: {
  href: string;
  name: string;
  /** A picture in place of the mark. */
  logo?: string | null;
  className?: string | undefined;
}) => (
  <Link href={href} className={[css.brand, className].filter(Boolean).join(' ')}>
    {logo ? <img src={logo} alt="" className={css.logo} /> : <BrandMark />}
    {name}
  </Link>
);
