import { ui } from '@naskhah/words/ui';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../controls/link.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './step-list.module.css';

export type Step = {
  key: string;
  label: string;
  /** None while the step cannot be opened yet. */
  href?: string;
  is: 'done' | 'now' | 'ahead';
  detail?: string;
  /** Fields to mend in this step. */
  errors?: number;
};

const StepWords = ({ place, step: { is, label, detail, errors = 0 } }: { place: number; step: Step }) => {
  const { sayWith } = useWords();
  return (
    <>
      <span className={css.mark}>{is === 'done' ? <IconCheck aria-hidden stroke={3} /> : place + 1}</span>
      <span>
        <span className={css.name}>{label}</span>
        {errors > 0 ? (
          <span className={css.bad}>{sayWith(ui.fieldsToMend, { count: errors })}</span>
        ) : (
          detail && <span className={css.detail}>{detail}</span>
        )}
      </span>
    </>
  );
};

/** The steps of a long form; each has its own address. On narrow screens one line says where one is, and opens them. */
export const StepList = ({ label, steps }: { label: string; steps: readonly Step[] }) => {
  const { sayWith } = useWords();
  const [open, setOpen] = useState(false);
  const at = steps.findIndex(({ is }) => is === 'now');
  return (
    <nav aria-label={label} className={css.nav}>
      <button type="button" aria-expanded={open} className={css.where} onClick={() => setOpen(!open)}>
        <span className={css.grow}>
          {sayWith(ui.stepOf, { step: at + 1, of: steps.length, name: steps[at]?.label ?? '' })}
          <progress aria-hidden="true" max={steps.length} value={at + 1} className={css.progress} />
        </span>
        <Icon of={IconChevronDown} className={open ? css.turned : undefined} />
      </button>
      <ol className={open ? css.list : `${css.list} ${css.closed}`}>
        {steps.map((step, place) => {
          const { key, href, is } = step;
          return (
            <li key={key} className={`${css.step} ${css[is]}`}>
              {href ? (
                <Link href={href} aria-current={is === 'now' ? 'step' : undefined} className={css.link}>
                  <StepWords place={place} step={step} />
                </Link>
              ) : (
                <span aria-current={is === 'now' ? 'step' : undefined} className={css.link}>
                  <StepWords place={place} step={step} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
