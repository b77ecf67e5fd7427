import { Button } from '@naskhah/ui/controls/button';
import { type Autosave, AutosaveState } from '@naskhah/ui/form/autosave-state';
import { StepLayout } from '@naskhah/ui/form/form-layout';
import { PageHeader } from '@naskhah/ui/page/page-header';
import type { ReactNode } from 'react';
import { PageTitle } from '../app/page-title.tsx';
import css from './wizard-page.module.css';

export const SavedState = ({ state }: { state: Autosave | undefined }) => state && <AutosaveState state={state} />;

type Props = {
  title: string;
  /** What is being written, as far as it has a name. */
  name: ReactNode;
  saved: ReactNode;
  /** Leaves the wizard, with what is written saved. */
  later: string;
  onLater: () => void;
  /** What stands in the way of saving. */
  troubles?: ReactNode;
  steps: ReactNode;
  step: { title: string; lead: string };
  aside?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
};

/** One step of a wizard in its frame: where one is, what is saved, what is missing, back and on. */
export const WizardPage = ({
  title,
  name,
  saved,
  later,
  onLater,
  troubles,
  steps,
  step,
  aside,
  foot,
  children,
}: Props) => (
  <>
    <PageTitle>{`${step.title} · ${title}`}</PageTitle>
    <PageHeader
      title={title}
      lead={
        <span dir="auto" className={css.title}>
          {name}
        </span>
      }
      reading
      actions={
        <>
          {saved}
          <Button onClick={onLater}>{later}</Button>
        </>
      }
    />
    {troubles}
    <StepLayout steps={steps} aside={aside}>
      <section aria-labelledby="step-title">
        <h2 id="step-title" className={css.step}>
          {step.title}
        </h2>
        <p className={css.lead}>{step.lead}</p>
        {children}
      </section>
      {foot}
    </StepLayout>
  </>
);
