import { portalLimits } from '@naskhah/kernel/portal-limits';
import { NumberField } from '@naskhah/ui/fields/number-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { portalSetting, portalSettingWith } from '@naskhah/words/access/portal-setting';
import { type Field, type Limit, limitNames, rangeOf } from './portal-values.ts';

const labels = {
  file: portalSetting.limitFile,
  mails: portalSetting.limitMails,
  invitation: portalSetting.limitInvitation,
  session: portalSetting.limitSession,
};
const units = {
  file: portalSetting.megabytes,
  mails: portalSetting.aMinute,
  invitation: portalSetting.days,
  session: portalSetting.days,
};
const whys = {
  file: portalSetting.fileWhy,
  mails: portalSetting.mailsWhy,
  invitation: portalSetting.invitationWhy,
  session: portalSetting.sessionWhy,
};

/** Each limit with its unit, what it may be, what it is as shipped and what follows from it. */
export const LimitsSection = ({ of, mailsAllowed }: { of: Field; mailsAllowed: number | null }) => {
  const { say, sayWith } = useWords();
  const helpOf = (name: Limit): string => {
    const unit = say(units[name]);
    const { shipped } = portalLimits[name];
    const why =
      name === 'mails' && mailsAllowed !== null
        ? sayWith(portalSettingWith.mailsAllowed, { most: mailsAllowed })
        : say(whys[name]);
    return [
      sayWith(portalSettingWith.range, { ...rangeOf(name, mailsAllowed), unit }),
      ...(shipped === null ? [] : [sayWith(portalSettingWith.shipped, { value: shipped, unit })]),
      why,
    ].join(' ');
  };
  return (
    <Section anchor="limits" title={say(portalSetting.limits)}>
      <FieldStack>
        {limitNames.map((name) => (
          <NumberField
            key={name}
            label={say(labels[name])}
            unit={say(units[name])}
            help={helpOf(name)}
            {...(portalLimits[name].shipped === null ? { optional: true } : { required: true })}
            maxLength={7}
            {...of(`limits.${name}`)}
          />
        ))}
      </FieldStack>
    </Section>
  );
};
