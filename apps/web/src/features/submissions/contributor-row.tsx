import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { StatePill } from '@naskhah/ui/state/state-pill';
import { citedNameWords } from '@naskhah/words/identity/cited-name';
import { creditDegrees } from '@naskhah/words/submissions/credit-degrees';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { IconAlertCircle, IconMail, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { useList } from '../../app/use-lists.ts';
import { asksHowCited } from '../../forms/cited-as-field.tsx';
import css from './contributors.module.css';
import type { Contributor } from './draft.ts';
import { OrderedRow, RowWords } from './ordered-list.tsx';

const Roles = ({ credit }: Pick<Contributor, 'credit'>) => {
  const { say } = useWords();
  const { nameOf } = useList('credit_role');
  if (credit.length === 0) return null;
  return (
    <p className={css.roles}>
      {credit.map(({ role, degree }) => (
        <span key={role} className={css.role}>
          {nameOf(role)}
          {degree && <span className={css.degree}>{say(creditDegrees[degree])}</span>}
        </span>
      ))}
    </p>
  );
};

/** One contributor as listed: memoised, for there may be hundreds. */
export const ContributorRow = memo(
  ({
    contributor,
    place,
    of,
    onMove,
    onEdit,
  }: {
    contributor: Contributor;
    place: number;
    of: number;
    onMove: (id: string, by: -1 | 1) => void;
    onEdit: (id: string) => void;
  }) => {
    const { say, sayWith } = useWords();
    const { id, type, name, family, corresponding, affiliations, orcid, credit } = contributor;
    return (
      <OrderedRow name={name} place={place} of={of} onMove={(by) => onMove(id, by)} field={`contributor.${place - 1}`}>
        <RowWords>
          <p className={css.head}>
            <span dir="auto" className={css.name}>
              {name}
            </span>
            {corresponding && (
              <StatePill icon={IconMail} tone="accent">
                {say(wizardPeople.corresponding)}
              </StatePill>
            )}
          </p>
          {affiliations.map(({ organisation, department }) => (
            <p key={`${organisation} ${department}`} dir="auto" className={css.affiliationLine}>
              {[department, organisation].filter(Boolean).join(', ')}
            </p>
          ))}
          {type === 'person' && family === null && asksHowCited(name) && (
            <StatePill icon={IconAlertCircle} tone="warn">
              {say(citedNameWords.notSaid)}
            </StatePill>
          )}
          {affiliations.length === 0 && (
            <StatePill icon={IconAlertCircle} tone="warn">
              {say(wizardPeople.noAffiliation)}
            </StatePill>
          )}
          {orcid && (
            <p className={css.orcid}>
              {say(wizardPeople.orcid)} {orcid}
            </p>
          )}
          <Roles credit={credit} />
        </RowWords>
        <Button
          size="sm"
          icon={IconPencil}
          aria-label={sayWith(wizardPeople.editName, { name })}
          onClick={() => onEdit(id)}
        >
          {say(wizardPeople.edit)}
        </Button>
      </OrderedRow>
    );
  },
);
