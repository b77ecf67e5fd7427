const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** Whether a name is that of a time zone (IANA). */
export const isTimeZone = (name: string): boolean => known.has(name);
