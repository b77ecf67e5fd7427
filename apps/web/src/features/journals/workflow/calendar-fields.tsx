import { Button } from '@naskhah/ui/controls/button';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { DateField } from '@naskhah/ui/fields/date-field';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { weekdays, workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RulesValues } from './rules-values.ts';
import css from './stages.module.css';

const timeZones = Intl.supportedValuesOf('timeZone');
const most = 200;

/** Time zone, days that count, and holidays. */
export const CalendarFields = ({
  values,
  errors,
  onChange,
}: {
  values: RulesValues;
  errors: Record<string, ReactNode>;
  onChange: (changed: Partial<RulesValues>) => void;
}) => {
  const { say, sayWith } = useWords();
  const { holidays } = values;
  const change = (at: number, holiday: Partial<RulesValues['holidays'][number]>) =>
    onChange({ holidays: holidays.map((one, place) => (place === at ? { ...one, ...holiday } : one)) });
  return (
    <>
      <SelectField
        label={say(workflowSettings.timeZone)}
        searchable
        choices={timeZones.includes(values.time_zone) ? timeZones : [values.time_zone, ...timeZones]}
        error={errors.time_zone}
        value={values.time_zone}
        onChange={(time_zone) => time_zone && onChange({ time_zone })}
      />
      <ChoiceGroup
        label={say(workflowSettings.counted)}
        help={say(workflowSettings.datesWhy)}
        choices={[
          { value: 'all', label: say(workflowSettings.allDays) },
          { value: 'working', label: say(workflowSettings.workingDays) },
        ]}
        chosen={[values.working_days ? 'working' : 'all']}
        onChange={([counted]) => onChange({ working_days: counted === 'working' })}
      />
      <ChoiceGroup
        many
        label={say(workflowSettings.weekend)}
        error={errors.weekend}
        choices={weekdays.map((name, day) => ({ value: String(day), label: say(name) }))}
        chosen={values.weekend.map(String)}
        onChange={(days) => onChange({ weekend: days.map(Number).sort() })}
      />
      <fieldset>
        <legend className={css.legend}>{say(workflowSettings.holidays)}</legend>
        <ol className={css.holidays}>
          {holidays.map(({ day, name }, at) => (
            // Two of them may have the same day while they are being written.
            // biome-ignore lint/suspicious/noArrayIndexKey: a holiday has nothing else that stays
            <li key={at}>
              <DateField
                label={sayWith(workflowSettings.holidayNumber, { place: at + 1 })}
                error={errors[`holidays.${at}.day`]}
                value={day}
                onChange={(typed) => change(at, { day: typed })}
              />
              <TextField
                label={say(workflowSettings.nameEn)}
                lang="en"
                maxLength={200}
                value={name.en}
                onChange={(event) => change(at, { name: { ...name, en: event.currentTarget.value } })}
              />
              <TextField
                label={say(workflowSettings.nameMs)}
                lang="ms"
                maxLength={200}
                value={name.ms}
                onChange={(event) => change(at, { name: { ...name, ms: event.currentTarget.value } })}
              />
              <IconButton
                icon={IconTrash}
                label={`${say(workflowSettings.removeHoliday)}: ${at + 1}`}
                onClick={() => onChange({ holidays: holidays.filter((_one, place) => place !== at) })}
              />
            </li>
          ))}
        </ol>
        {holidays.length < most && (
          <Button
            size="sm"
            icon={IconPlus}
            onClick={() => onChange({ holidays: [...holidays, { day: '', name: { en: '', ms: '' } }] })}
          >
            {say(workflowSettings.addHoliday)}
          </Button>
        )}
      </fieldset>
    </>
  );
};
