import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { portalSetting } from '@naskhah/words/access/portal-setting';
import { BothFields } from './both-fields.tsx';
import { LogoField } from './logo-field.tsx';
import css from './portal-setting-form.module.css';
import type { Field } from './portal-values.ts';

export const NameSection = ({ of }: { of: Field }) => {
  const { say } = useWords();
  return (
    <Section anchor="name" title={say(portalSetting.name)}>
      <FieldPair>
        <TextField label={say(portalSetting.nameEn)} required maxLength={120} {...of('name.en')} />
        <TextField label={say(portalSetting.nameMs)} required maxLength={120} {...of('name.ms')} />
      </FieldPair>
      <div className={css.logos}>
        <p className={css.why}>
          {say(portalSetting.logoHelp)} {say(portalSetting.logoDarkHelp)}
        </p>
        <FieldPair>
          <LogoField ground="light" />
          <LogoField ground="dark" />
        </FieldPair>
      </div>
    </Section>
  );
};

const texts = [
  { name: 'front', title: portalSetting.front, why: portalSetting.frontHelp, rows: 3, most: 600 },
  { name: 'directory', title: portalSetting.directory, why: portalSetting.directoryHelp, rows: 3, most: 600 },
  { name: 'foot', title: portalSetting.foot, why: portalSetting.footHelp, rows: 2, most: 300 },
] as const;

/** What stands in front, each text under a heading of its own. */
export const TextsSection = ({ of }: { of: Field }) => {
  const { say } = useWords();
  return (
    <Section anchor="texts" title={say(portalSetting.texts)}>
      {texts.map(({ name, title, why, rows, most }) => (
        <fieldset key={name} className={css.text}>
          <legend className={css.part}>{say(title)}</legend>
          <p className={css.why}>{say(why)}</p>
          <BothFields of={of} name={name} rows={rows} most={most} />
        </fieldset>
      ))}
    </Section>
  );
};

export const SenderSection = ({ of }: { of: Field }) => {
  const { say } = useWords();
  return (
    <Section anchor="sender" title={say(portalSetting.sender)}>
      <p className={css.why}>{say(portalSetting.senderHelp)}</p>
      <FieldPair>
        <TextField label={say(portalSetting.senderName)} optional maxLength={120} {...of('sender.name')} />
        <TextField
          label={say(portalSetting.senderAddress)}
          optional
          type="email"
          maxLength={254}
          {...of('sender.address')}
        />
      </FieldPair>
    </Section>
  );
};

export const BannerSection = ({ of }: { of: Field }) => {
  const { say } = useWords();
  return (
    <Section anchor="banner" title={say(portalSetting.banner)}>
      <p className={css.why}>{say(portalSetting.bannerHelp)}</p>
      <BothFields of={of} name="banner" rows={2} most={600} />
    </Section>
  );
};
