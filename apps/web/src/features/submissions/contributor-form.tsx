import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { Segments } from '@naskhah/ui/controls/segments';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { ChipGroup } from '@naskhah/ui/fields/chip-group';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { creditDegrees } from '@naskhah/words/submissions/credit-degrees';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Fault } from '../../app/problem.ts';
import { useList } from '../../app/use-lists.ts';
import { CitedAsField } from '../../forms/cited-as-field.tsx';
import { useKeptState } from '../../forms/use-kept-state.ts';
import { FieldPlace, focusField } from '../../wizard/field-place.tsx';
import { AffiliationFields } from './affiliation-fields.tsx';
import { contributorFaults, contributorToSave } from './contributor-faults.ts';
import css from './contributors.module.css';
import type { Contributor } from './draft.ts';
import { renamed } from './renamed.ts';

type Degree = NonNullable<Contributor['credit'][number]['degree']>;
const isDegree = (text: string | undefined): text is Degree =>
  text === 'lead' || text === 'equal' || text === 'supporting';

const useDegrees = () => {
  const { say } = useWords();
  return [
    { value: 'lead', label: say(creditDegrees.lead) },
    { value: 'equal', label: say(creditDegrees.equal) },
    { value: 'supporting', label: say(creditDegrees.supporting) },
  ];
};

/** One contributor being edited; nothing is saved before it is asked for. */
export const ContributorForm = ({
  draft,
  contributor,
  isNew,
  onSave,
  onSaved,
  onCancel,
  onRemove,
}: {
  /** The id of the draft: one contributor of it is edited at a time. */
  draft: string;
  contributor: Contributor;
  isNew: boolean;
  /** Answers the faults that the server named; undefined once it is saved. */
  onSave: (contributor: Contributor) => Promise<Fault[] | undefined>;
  onSaved: () => void;
  onCancel: () => void;
  onRemove: () => void;
}) => {
  const { say } = useWords();
  const { value: typed, setValue: setTyped, saved } = useKeptState('contributor', draft, contributor);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Fault[]>([]);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.querySelector<HTMLElement>('[data-field="name"] input')?.focus(), []);
  const roles = useList('credit_role').choices;
  const degrees = useDegrees();
  const faults = contributorFaults(typed);
  const change = (part: Partial<Contributor>) => {
    setTyped((old) => ({ ...old, ...part }));
    setRefused([]);
  };
  const faultAt = (path: string): string | undefined => {
    const own = faults[path];
    if (own && (tried || touched.includes(path))) return say(own);
    return refused.find((fault) => fault.path === `contributor.${path}`)?.message;
  };
  // An error that appears moves what is below it; a button that is being pressed must not slip away.
  const leave = (path: string) => (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof HTMLButtonElement)) setTouched((old) => [...old, path]);
  };
  const save = async () => {
    setTried(true);
    const [first] = Object.keys(faults);
    if (first) return focusField(first);
    const answered = await onSave(contributorToSave(typed));
    if (answered === undefined) {
      saved(typed);
      return onSaved();
    }
    setRefused(answered);
    if (answered[0]) focusField(answered[0].path.replace(/^contributor\./, ''));
  };
  const person = typed.type === 'person';
  return (
    <section ref={top} aria-label={typed.name || say(wizardPeople.newOne)} className={css.form}>
      <FieldStack>
        <p className={css.head}>
          <span dir="auto" className={css.name}>
            {typed.name || say(wizardPeople.newOne)}
          </span>
          <span className={css.editing}>{say(wizardPeople.editing)}</span>
        </p>
        <Segments
          label={say(wizardPeople.type)}
          value={typed.type}
          segments={[
            { value: 'person', label: say(wizardPeople.person) },
            { value: 'organisation', label: say(wizardPeople.organisation) },
          ]}
          onChange={(type) => change({ type })}
        />
        <FieldPlace path="name">
          <TextField
            label={say(person ? wizardPeople.name : wizardPeople.organisationName)}
            help={person && say(wizardPeople.nameHelp)}
            required
            dir="auto"
            maxLength={300}
            error={faultAt('name')}
            value={typed.name}
            onChange={(event) => change(renamed(typed, event.target.value))}
            onBlur={leave('name')}
          />
        </FieldPlace>
        {person && (
          <FieldPlace path="family">
            <CitedAsField
              name={typed.name}
              cited={typed}
              required
              error={faultAt('family')}
              onChange={({ given, family }) => change({ given, family })}
            />
          </FieldPlace>
        )}
        <FieldPair>
          <FieldPlace path="email">
            <TextField
              label={say(wizardPeople.email)}
              type="email"
              required={typed.corresponding}
              optional={!typed.corresponding}
              error={faultAt('email')}
              value={typed.email ?? ''}
              onChange={(event) => change({ email: event.target.value })}
              onBlur={leave('email')}
            />
          </FieldPlace>
          {person && (
            <FieldPlace path="orcid">
              <TextField
                label={say(wizardPeople.orcid)}
                help={say(wizardPeople.orcidHelp)}
                optional
                error={faultAt('orcid')}
                value={typed.orcid ?? ''}
                onChange={(event) => change({ orcid: event.target.value })}
                onBlur={leave('orcid')}
              />
            </FieldPlace>
          )}
        </FieldPair>
        <Checkbox
          checked={typed.corresponding}
          onChange={(event) => change({ corresponding: event.currentTarget.checked })}
          help={say(wizardPeople.correspondingHelp)}
        >
          {say(wizardPeople.corresponding)}
        </Checkbox>
        <AffiliationFields
          affiliations={typed.affiliations}
          faultAt={faultAt}
          onChange={(affiliations) => change({ affiliations })}
        />
        <ChipGroup
          label={say(wizardPeople.credit)}
          help={say(wizardPeople.creditHelp)}
          chips={roles}
          degrees={degrees}
          withoutDegree={say(creditDegrees.notSaid)}
          chosen={typed.credit.map(({ role, degree }) => ({ value: role, degree }))}
          onChange={(chosen) =>
            change({
              credit: chosen.map(({ value, degree }) => ({ role: value, ...(isDegree(degree) && { degree }) })),
            })
          }
        />
        <ButtonRow>
          <Button kind="primary" onClick={() => void save()}>
            {say(wizardPeople.done)}
          </Button>
          <Button
            onClick={() => {
              saved(contributor);
              onCancel();
            }}
          >
            {say(wizardPeople.cancel)}
          </Button>
          {!isNew && (
            <Button kind="quiet" onClick={onRemove}>
              {say(wizardPeople.remove)}
            </Button>
          )}
        </ButtonRow>
      </FieldStack>
    </section>
  );
};
