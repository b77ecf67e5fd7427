import css from './avatar.module.css';

const particles = /^(bin|binti|bt|a\/l|a\/p|anak|d\/o|s\/o|hj|hjh|dr|prof|dato'?|datuk|tan|sri)\.?$/i;

/** The first letters of the first two names; titles and family particles are passed over unless nothing else is left. */
export const initials = (name: string): string => {
  const all = name.trim().split(/\s+/).filter(Boolean);
  const names = all.filter((part) => !particles.test(part));
  return (names.length > 0 ? names : all)
    .slice(0, 2)
    .map((part) => [...part][0]?.toLocaleUpperCase() ?? '')
    .join('');
};

/** Stands beside a name, never instead of it. */
export const Avatar = ({ name, me }: { name: string; me?: boolean }) => (
  <span aria-hidden="true" className={me ? `${css.avatar} ${css.me}` : css.avatar}>
    {initials(name)}
  </span>
);
