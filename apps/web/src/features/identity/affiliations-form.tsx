import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { DateField } from '@naskhah/ui/fields/date-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { useList } from '../../app/use-lists.ts';
import { OrganisationField } from '../../forms/organisation-field.tsx';
import { useKeptState } from '../../forms/use-kept-state.ts';
import css from './affiliations-form.module.css';

type OwnProfile = Answers['identity']['getProfile'];
type Affiliation = OwnProfile['affiliations'][number];

const most = 20;

/** A place to write one more; the first is the main one. */
export const anotherAffiliation = (isFirst: boolean, country: string | null = null): Affiliation => ({
  id: newId(),
  organisation: '',
  ror: null,
  starts_on: null,
  ends_on: null,
  department: null,
  country,
  is_primary: isFirst,
});

const isBackwards = ({ starts_on, ends_on }: Affiliation): boolean =>
  starts_on !== null && ends_on !== null && ends_on < starts_on;

const OneAffiliation = ({
  one,
  fault,
  onChange,
  onRemove,
}: {
  one: Affiliation;
  fault: string | undefined;
  onChange: (part: Partial<Affiliation>) => void;
  onRemove: () => void;
}) => {
  const { say } = useWords();
  const countries = useList('country').choices;
  return (
    <li className={css.one}>
      <FieldStack>
        <OrganisationField
          label={say(ownAccount.institution)}
          required
          error={fault}
          value={one.organisation}
          onChange={({ organisation, ror, country }) => onChange({ organisation, ror, ...(country && { country }) })}
        />
        <TextField
          label={say(ownAccount.department)}
          optional
          maxLength={300}
          value={one.department ?? ''}
          onChange={(event) => onChange({ department: event.target.value || null })}
        />
        <SelectField
          label={say(ownAccount.country)}
          optional
          searchable
          clearable
          choices={countries}
          value={one.country}
          onChange={(country) => onChange({ country })}
        />
        <FieldPair>
          <DateField
            label={say(ownAccount.from)}
            optional
            value={one.starts_on}
            onChange={(date) => onChange({ starts_on: date || null })}
          />
          <DateField
            label={say(ownAccount.until)}
            optional
            error={isBackwards(one) && say(ownAccount.endsBefore)}
            value={one.ends_on}
            onChange={(date) => onChange({ ends_on: date || null })}
          />
        </FieldPair>
        <div className={css.line}>
          <Checkbox
            checked={one.is_primary}
            onChange={(event) => onChange({ is_primary: event.currentTarget.checked })}
          >
            {say(ownAccount.main)}
          </Checkbox>
          <Button
            kind="quiet"
            size="sm"
            aria-label={[say(ownAccount.remove), one.organisation].filter(Boolean).join(': ')}
            onClick={onRemove}
          >
            {say(ownAccount.remove)}
          </Button>
        </div>
      </FieldStack>
    </li>
  );
};

/** The affiliations of the session user, saved together; one of them is the main one. */
export const AffiliationsForm = ({
  profile,
  onSaved,
}: {
  profile: OwnProfile;
  onSaved: (profile: OwnProfile) => void;
}) => {
  const { say } = useWords();
  const request = useRequest();
  const { value: list, setValue: setList, saved: standsNow } = useKeptState('affiliations', '', profile.affiliations);
  const [tried, setTried] = useState(false);
  const change = (id: string, part: Partial<Affiliation>) =>
    setList((old) =>
      old.map((one) => {
        if (one.id === id) return { ...one, ...part };
        return part.is_primary ? { ...one, is_primary: false } : one;
      }),
    );
  const isEmpty = ({ organisation }: Affiliation) => organisation.trim() === '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (list.some((one) => isEmpty(one) || isBackwards(one))) return;
    const saved = await request(() => client.identity.saveUserAffiliation({ affiliations: list }), {
      processing: say(ownAccount.savingAffiliations),
      done: say(ownAccount.savedAffiliations),
    });
    if (!saved) return;
    standsNow(saved.affiliations);
    onSaved(saved);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      {list.length === 0 && <p className={css.none}>{say(ownAccount.none)}</p>}
      <ul>
        {list.map((one) => (
          <OneAffiliation
            key={one.id}
            one={one}
            fault={tried && isEmpty(one) ? say(ownAccount.faultInstitution) : undefined}
            onChange={(part) => change(one.id, part)}
            onRemove={() => setList((old) => old.filter(({ id }) => id !== one.id))}
          />
        ))}
      </ul>
      <ButtonRow>
        <Button type="submit" kind="primary">
          {say(ownAccount.saveAffiliations)}
        </Button>
        {list.length < most && (
          <Button icon={IconPlus} onClick={() => setList((old) => [...old, anotherAffiliation(old.length === 0)])}>
            {say(ownAccount.add)}
          </Button>
        )}
      </ButtonRow>
    </form>
  );
};
