import { ui } from '@naskhah/words/ui';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '../controls/link.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './step-list.module.css';

export type Step = {
  key: string;
  label: string;
  href: string;
  is: 'done' | 'now' | 'ahead';
  detail?: string;
  /** Fields to mend in this step. */
  errors?: number;
};

/** The steps of a long form; each has its own address. */
export const StepList = ({ label, steps }: { label: string; steps: readonly Step[] }) => {
  const { sayWith } = useWords();
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {steps.map(({ key, label: name, href, is, detail, errors = 0 }, place) => (
          <li key={key} className={`${css.step} ${css[is]}`}>
            <Link href={href} aria-current={is === 'now' ? 'step' : undefined} className={css.link}>
              <span className={css.mark}>{is === 'done' ? <IconCheck aria-hidden stroke={3} /> : place + 1}</span>
              <span>
                <span className={css.name}>{name}</span>
                {errors > 0 ? (
                  <span className={css.bad}>{sayWith(ui.fieldsToMend, { count: errors })}</span>
                ) : (
                  detail && <span className={css.detail}>{detail}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
