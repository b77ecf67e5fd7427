import type { Rules } from './stage-values.ts';

export type RulesPart = 'review' | 'calendar';
export type RulesValues = Omit<Rules, 'version'>;

const fieldsOf = {
  review: ['anonymity', 'interaction', 'published', 'commenting'],
  calendar: ['time_zone', 'working_days', 'weekend', 'holidays'],
} as const satisfies Record<RulesPart, (keyof RulesValues)[]>;

export const rulesValues = ({ version: _version, ...rules }: Rules): RulesValues => rules;

/** The rules of one dialog; those of the other are left as they are. */
export const rulesToSave = (part: RulesPart, values: RulesValues): Partial<RulesValues> =>
  Object.fromEntries(fieldsOf[part].map((field) => [field, values[field]]));

/** The holidays that were written wrongly: without a whole date, or on a day that was named before. */
export const wrongHolidays = (holidays: RulesValues['holidays']): number[] =>
  holidays.flatMap(({ day }, at) =>
    /^\d{4}-\d{2}-\d{2}$/.test(day) && holidays.findIndex((one) => one.day === day) === at ? [] : [at],
  );
