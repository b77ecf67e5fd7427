import { namePartsOf } from '@naskhah/kernel/name-parts';
import { Button } from '@naskhah/ui/controls/button';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { PhoneField } from '@naskhah/ui/fields/phone-field';
import { PicksField } from '@naskhah/ui/fields/picks-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { account } from '@naskhah/words/identity/account';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { citedNameWords } from '@naskhah/words/identity/cited-name';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { session } from '@naskhah/words/identity/session';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { useLanguage, useManyLanguages } from '../../app/language.ts';
import { useList } from '../../app/use-lists.ts';
import { mustBeGiven } from '../../forms/account-rules.ts';
import { CitedAsField } from '../../forms/cited-as-field.tsx';
import { withFittingFamily } from '../../forms/fitting-family.ts';
import { SavedMeanwhileNote } from '../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../forms/use-versioned-form.ts';
import { BiographyFields } from './biography-fields.tsx';
import { languageChoices, languageName } from './language-names.ts';

type OwnProfile = Answers['identity']['getProfile'];

const valuesOf = (profile: OwnProfile) => ({
  usr_name: profile.usr_name,
  usr_firstname: profile.usr_firstname,
  usr_family: profile.usr_family,
  language: profile.language,
  orcid: profile.orcid ?? '',
  country: profile.country,
  phone: profile.phone ?? '',
  biography: profile.biography,
  interests: profile.interests,
  languages: profile.languages,
});

const fieldWords = {
  usr_name: account.fullName,
  usr_firstname: account.shortName,
  usr_family: citedNameWords.label,
  language: account.language,
  orcid: account.orcid,
  country: account.country,
  phone: account.phone,
  biography: ownAccount.biography,
  interests: ownAccount.interests,
  languages: accountSecurity.languages,
};

/** Empty fields are kept as nothing, not as empty text. */
const orNothing = (text: string): string | null => text.trim() || null;

export const ProfileForm = ({
  profile,
  updated = false,
  onSaved,
}: {
  profile: OwnProfile;
  /** Says 'Data updated' and asks for more than a first completion: the page stays as it is. */
  updated?: boolean;
  onSaved: (profile: OwnProfile) => void;
}) => {
  const { say, language: shownIn } = useWords();
  const manyLanguages = useManyLanguages();
  const countries = useList('country').choices;
  const disciplines = useList('discipline');
  const given = (text: string) => (mustBeGiven(text) ? say(session.faultRequired) : null);
  const { form } = useKeptForm('profile', '', {
    initialValues: valuesOf(profile),
    validate: { usr_name: given, usr_firstname: given },
    validateInputOnBlur: true,
  });
  const { send, meanwhile } = useVersionedForm(form, profile, valuesOf, () => client.identity.getProfile());
  const submit = useFormSubmit(form);
  const submitted = submit(
    () =>
      send(({ version }, { orcid, phone, ...rest }) =>
        client.identity.updateUserProfile({
          ...withFittingFamily(rest),
          orcid: orNothing(orcid),
          phone: orNothing(phone),
          version,
        }),
      ),
    { processing: say(account.saving), done: say(account.saved), updated },
    (saved) => {
      useLanguage.getState().follow(saved.language);
      onSaved(saved);
    },
  );
  const { interests, languages, usr_name, usr_family } = form.values;
  return (
    <form noValidate onSubmit={submitted}>
      <SavedMeanwhileNote meanwhile={meanwhile} names={fieldWords} />
      <FieldStack>
        <TextField
          label={say(account.fullName)}
          help={say(account.fullNameHelp)}
          required
          autoComplete="name"
          {...form.getInputProps('usr_name')}
        />
        <CitedAsField
          name={usr_name}
          cited={namePartsOf(usr_name, withFittingFamily({ usr_name, usr_family }).usr_family)}
          onChange={({ family }) => form.setFieldValue('usr_family', family)}
        />
        <TextField
          label={say(account.shortName)}
          help={say(account.shortNameHelp)}
          required
          autoComplete="given-name"
          {...form.getInputProps('usr_firstname')}
        />
        {!profile.orcid_verified && (
          <TextField
            label={say(account.orcid)}
            help={say(account.orcidHelp)}
            optional
            inputMode="numeric"
            {...form.getInputProps('orcid')}
          />
        )}
        <SelectField
          label={say(account.country)}
          optional
          searchable
          clearable
          choices={countries}
          {...form.getInputProps('country')}
        />
        <PhoneField label={say(account.phone)} optional {...form.getInputProps('phone')} />
        {updated && <BiographyFields of={(tongue) => form.getInputProps(`biography.${tongue}`)} />}
        <PicksField
          label={say(ownAccount.interests)}
          help={say(ownAccount.interestsHelp)}
          optional
          most={30}
          chosen={interests.map((value) => ({ value, label: disciplines.nameOf(value) }))}
          choices={disciplines.choices.filter(({ value, parent }) => parent !== null && !interests.includes(value))}
          onChange={(values) => form.setFieldValue('interests', values)}
        />
        <PicksField
          label={say(accountSecurity.languages)}
          optional
          most={20}
          chosen={languages.map((value) => ({ value, label: languageName(value, shownIn) }))}
          choices={languageChoices(shownIn).filter(({ value }) => !languages.includes(value))}
          onChange={(values) => form.setFieldValue('languages', values)}
        />
        {manyLanguages && (
          <ChoiceGroup
            label={say(account.language)}
            choices={[
              { value: 'en', label: say(account.english) },
              { value: 'ms', label: say(account.malay) },
            ]}
            chosen={[form.values.language]}
            onChange={([chosen]) => chosen && form.setFieldValue('language', chosen)}
          />
        )}
        <Button type="submit" kind="primary" size="lg" wide>
          {say(account.save)}
        </Button>
      </FieldStack>
    </form>
  );
};
