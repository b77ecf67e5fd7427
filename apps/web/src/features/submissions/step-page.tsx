import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import type { ReactNode } from 'react';
import css from './contributors.module.css';
import type { StepName } from './draft.ts';
import { CheckFoot, StepCheck } from './step-check.tsx';
import { StepContributors } from './step-contributors.tsx';
import { StepDeclarations } from './step-declarations.tsx';
import { StepFiles } from './step-files.tsx';
import { StepMetadata } from './step-metadata.tsx';
import { StepReferences } from './step-references.tsx';
import { StepStart } from './step-start.tsx';
import { WizardFrame } from './wizard-frame.tsx';

const bodies: Record<StepName, () => ReactNode> = {
  start: StepStart,
  metadata: StepMetadata,
  contributors: StepContributors,
  files: StepFiles,
  references: StepReferences,
  declarations: StepDeclarations,
  check: StepCheck,
};

const leads = {
  start: wizard.startLead,
  metadata: wizard.metadataLead,
  contributors: wizardPeople.lead,
  files: wizardFiles.lead,
  references: wizardFiles.refLead,
  declarations: wizardCheck.declarationsLead,
  check: wizardCheck.checkLead,
};

/** A step with its words around it. */
export const StepPage = ({ step, field }: { step: StepName; field: string | undefined }) => {
  const { say } = useWords();
  const Body = bodies[step];
  const aside = step === 'contributors' && (
    <div className={css.aside}>
      <b>{say(wizardPeople.who)}</b>
      <p>{say(wizardPeople.whoWhy)}</p>
    </div>
  );
  return (
    <WizardFrame
      step={step}
      field={field}
      lead={say(leads[step])}
      aside={aside}
      foot={step === 'check' && <CheckFoot />}
    >
      <Body />
    </WizardFrame>
  );
};
