import { Button } from '@naskhah/ui/controls/button';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { TagsField } from '@naskhah/ui/fields/tags-field';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { SectionLayout } from '@naskhah/ui/page/section-nav';
import { portalSetting, portalSettingWith } from '@naskhah/words/access/portal-setting';
import { client } from '../../../app/client.ts';
import { queries } from '../../../app/queries.ts';
import { portalQuery } from '../../../app/start-up.ts';
import { SavedMeanwhileNote } from '../../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../../forms/use-versioned-form.ts';
import { LanguagesSection } from './languages-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import {
  isLimit,
  type Limit,
  type PortalValues,
  rangeOf,
  type Settings,
  settingsOf,
  valuesOf,
} from './portal-values.ts';
import { BannerSection, NameSection, SenderSection, TextsSection } from './text-sections.tsx';

const sections = [
  { id: 'name', words: portalSetting.name },
  { id: 'languages', words: portalSetting.languages },
  { id: 'texts', words: portalSetting.texts },
  { id: 'registration', words: portalSetting.registering },
  { id: 'sender', words: portalSetting.sender },
  { id: 'limits', words: portalSetting.limits },
  { id: 'banner', words: portalSetting.banner },
];

const fieldWords = {
  name: portalSetting.name,
  languages: portalSetting.languages,
  front: portalSetting.front,
  directory: portalSetting.directory,
  foot: portalSetting.foot,
  registration: portalSetting.registering,
  domains: portalSetting.domains,
  sender: portalSetting.sender,
  limits: portalSetting.limits,
  banner: portalSetting.banner,
};

/** The settings of the portal in one form with one save; what is saved is seen by everybody at their next page. */
export const PortalSettingForm = ({ settings }: { settings: Settings }) => {
  const { say, sayWith } = useWords();
  const mailsAllowed = settings.mails_allowed;
  const given = (text: string) => (text.trim() === '' ? say(portalSetting.nameMissing) : null);
  const within = (name: Limit) => (typed: string) =>
    isLimit(name, typed, mailsAllowed) ? null : sayWith(portalSettingWith.between, rangeOf(name, mailsAllowed));
  const { form } = useKeptForm<PortalValues>('portal-setting', '', {
    initialValues: valuesOf(settings),
    validate: {
      name: { en: given, ms: given },
      limits: {
        file: within('file'),
        mails: within('mails'),
        invitation: within('invitation'),
        session: within('session'),
      },
    },
    validateInputOnBlur: true,
  });
  const { send, meanwhile } = useVersionedForm(form, settings, valuesOf, () =>
    client.portalSettings.readPortalSettings(),
  );
  const save = () =>
    send(({ version }, values) => client.portalSettings.savePortalSettings({ ...settingsOf(values), version }));
  const words = { processing: say(portalSetting.saving), done: say(portalSetting.saved) };
  const submitted = useFormSubmit(form)(save, words, () => {
    void queries.invalidateQueries({ queryKey: portalQuery.queryKey });
  });
  const of = form.getInputProps;
  const faults = Object.keys(form.errors);
  const domainFault = Object.entries(form.errors).find(([path]) => path.startsWith('domains'))?.[1];
  return (
    <form noValidate onSubmit={submitted}>
      <SavedMeanwhileNote meanwhile={meanwhile} names={fieldWords} />
      <SectionLayout
        label={say(portalSetting.sections)}
        sections={sections.map(({ id, words: title }) => ({ id, label: say(title) }))}
      >
        <NameSection of={of} />
        <LanguagesSection
          languages={form.values.languages}
          onChange={(languages) => form.setFieldValue('languages', languages)}
        />
        <TextsSection of={of} />
        <Section anchor="registration" title={say(portalSetting.registering)}>
          <FieldStack>
            <Checkbox help={say(portalSetting.openHelp)} {...of('registration', { type: 'checkbox' })}>
              {say(portalSetting.open)}
            </Checkbox>
            <TagsField
              label={say(portalSetting.domains)}
              help={say(portalSetting.domainsHelp)}
              error={domainFault}
              tags={form.values.domains}
              most={200}
              onChange={(domains) => form.setFieldValue('domains', domains)}
            />
          </FieldStack>
        </Section>
        <SenderSection of={of} />
        <LimitsSection of={of} mailsAllowed={mailsAllowed} />
        <BannerSection of={of} />
        <FormFoot errors={faults.length} onErrors={() => form.getInputNode(faults[0] ?? '')?.focus()}>
          {/* Leaving a field checks it, and the words of a fault would move the button away under the press. */}
          <Button type="submit" kind="primary" onMouseDown={(event) => event.preventDefault()}>
            {say(portalSetting.save)}
          </Button>
        </FormFoot>
      </SectionLayout>
    </form>
  );
};
