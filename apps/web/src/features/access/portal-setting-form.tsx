import { useForm } from '@mantine/form';
import { Button } from '@naskhah/ui/controls/button';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { TagsField } from '@naskhah/ui/fields/tags-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { Note } from '@naskhah/ui/state/note';
import { portalSetting } from '@naskhah/words/portal-setting';
import { useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { isRefusal } from '../../app/problem.ts';
import { queries } from '../../app/queries.ts';
import { portalQuery } from '../../app/start-up.ts';
import { useFormSubmit } from '../../app/use-form-submit.ts';
import { LogoSection } from './logo-section.tsx';
import css from './portal-setting-form.module.css';

type Settings = Answers['portalSettings']['readPortalSettings'];

/** The settings of the portal in one form; what is saved is seen by everybody at their next page. */
export const PortalSettingForm = ({ settings }: { settings: Settings }) => {
  const { say } = useWords();
  const { version: first, ...initialValues } = settings;
  const [version, setVersion] = useState(first);
  const [stale, setStale] = useState(false);
  const given = (text: string) => (text.trim() === '' ? say(portalSetting.nameMissing) : null);
  const form = useForm({ initialValues, validate: { name: { en: given, ms: given } } });
  const send = async (values: typeof initialValues): Promise<Settings> => {
    try {
      return await client.portalSettings.savePortalSettings({ ...values, version });
    } catch (error) {
      if (isRefusal(error, 'stale-version')) {
        setVersion((await client.portalSettings.readPortalSettings()).version);
        setStale(true);
      }
      throw error;
    }
  };
  const words = { processing: say(portalSetting.saving), done: say(portalSetting.saved) };
  const submitted = useFormSubmit(form)(send, words, (saved) => {
    setVersion(saved.version);
    setStale(false);
    form.resetDirty();
    void queries.invalidateQueries({ queryKey: portalQuery.queryKey });
  });
  const domainFault = Object.entries(form.errors).find(([path]) => path.startsWith('domains'))?.[1];
  return (
    <form noValidate onSubmit={submitted}>
      {stale && (
        <Note tone="warn" role="alert">
          {say(portalSetting.changed)}
        </Note>
      )}
      <div className={css.sections}>
        <Section title={say(portalSetting.name)}>
          <FieldPair>
            <TextField label={say(portalSetting.nameEn)} required maxLength={120} {...form.getInputProps('name.en')} />
            <TextField label={say(portalSetting.nameMs)} required maxLength={120} {...form.getInputProps('name.ms')} />
          </FieldPair>
        </Section>
        <LogoSection />
        <Section title={say(portalSetting.front)}>
          <p className={css.why}>{say(portalSetting.frontHelp)}</p>
          <FieldStack>
            <TextArea
              label={say(portalSetting.inEnglish)}
              lang="en"
              rows={3}
              maxLength={600}
              {...form.getInputProps('front.en')}
            />
            <TextArea
              label={say(portalSetting.inMalay)}
              lang="ms"
              rows={3}
              maxLength={600}
              {...form.getInputProps('front.ms')}
            />
          </FieldStack>
        </Section>
        <Section title={say(portalSetting.registering)}>
          <FieldStack>
            <Checkbox help={say(portalSetting.openHelp)} {...form.getInputProps('registration', { type: 'checkbox' })}>
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
        <Section title={say(portalSetting.sender)}>
          <p className={css.why}>{say(portalSetting.senderHelp)}</p>
          <FieldPair>
            <TextField
              label={say(portalSetting.senderName)}
              optional
              maxLength={120}
              {...form.getInputProps('sender.name')}
            />
            <TextField
              label={say(portalSetting.senderAddress)}
              optional
              type="email"
              maxLength={254}
              {...form.getInputProps('sender.address')}
            />
          </FieldPair>
        </Section>
        <Section title={say(portalSetting.banner)}>
          <p className={css.why}>{say(portalSetting.bannerHelp)}</p>
          <FieldStack>
            <TextArea
              label={say(portalSetting.inEnglish)}
              lang="en"
              rows={2}
              maxLength={600}
              {...form.getInputProps('banner.en')}
            />
            <TextArea
              label={say(portalSetting.inMalay)}
              lang="ms"
              rows={2}
              maxLength={600}
              {...form.getInputProps('banner.ms')}
            />
          </FieldStack>
        </Section>
      </div>
      <FormFoot>
        <Button type="submit" kind="primary">
          {say(portalSetting.save)}
        </Button>
      </FormFoot>
    </form>
  );
};
