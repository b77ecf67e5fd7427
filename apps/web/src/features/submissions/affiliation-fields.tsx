import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useList } from '../../app/use-lists.ts';
import { OrganisationField } from '../../forms/organisation-field.tsx';
import { FieldPlace } from '../../wizard/field-place.tsx';
import css from './contributors.module.css';
import type { Contributor } from './draft.ts';

type Affiliation = Contributor['affiliations'][number];
const most = 10;

/** Where a contributor worked: institution, faculty, country; as many as there are. */
export const AffiliationFields = ({
  affiliations,
  faultAt,
  onChange,
}: {
  affiliations: Affiliation[];
  faultAt: (path: string) => string | undefined;
  onChange: (affiliations: Affiliation[]) => void;
}) => {
  const { say } = useWords();
  const countries = useList('country').choices;
  const change = (place: number, part: Partial<Affiliation>) =>
    onChange(affiliations.map((one, at) => (at === place ? { ...one, ...part } : one)));
  // Affiliations carry no id; they are few and only ever added at the end.
  const keyed = affiliations.map((one, place) => ({ one, place, key: `affiliation ${place}` }));
  return (
    <fieldset className={css.affiliations}>
      <legend className={css.legend}>{say(wizardPeople.affiliations)}</legend>
      {keyed.map(({ one, place, key }) => (
        <div key={key} className={css.affiliation}>
          <div className={css.institution}>
            <FieldPlace path={`affiliations.${place}.organisation`}>
              <OrganisationField
                label={say(wizardPeople.institution)}
                required
                error={faultAt(`affiliations.${place}.organisation`)}
                value={one.organisation}
                onChange={({ organisation, ror, country }) =>
                  change(place, { organisation, ror: ror ?? undefined, ...(country && { country }) })
                }
              />
            </FieldPlace>
          </div>
          <TextField
            label={say(wizardPeople.department)}
            optional
            value={one.department ?? ''}
            maxLength={300}
            onChange={(event) => change(place, { department: event.target.value })}
          />
          <SelectField
            label={say(wizardPeople.country)}
            optional
            searchable
            clearable
            choices={countries}
            value={one.country ?? null}
            onChange={(country) => change(place, { country: country ?? undefined })}
          />
          <IconButton
            icon={IconTrash}
            label={say(wizardPeople.removeAffiliation)}
            onClick={() => onChange(affiliations.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {affiliations.length < most && (
        <Button size="sm" icon={IconPlus} onClick={() => onChange([...affiliations, { organisation: '' }])}>
          {say(wizardPeople.addAffiliation)}
        </Button>
      )}
    </fieldset>
  );
};
