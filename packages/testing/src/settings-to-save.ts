/** What may be sent back of the settings of the portal as they are read. */
export const settingsToSave = <T extends object>(read: T): Omit<T, 'mails_allowed'> => {
  const { mails_allowed: _mailsAllowed, ...settings } = read as T & { mails_allowed?: unknown };
  return settings;
};
