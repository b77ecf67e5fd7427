const everyMinutes = 5;

/** Whether it is time to note again that a session or a key is in use: a note per request would be a write per request. */
export const isDue = (noted: Date | null, now: Date): boolean =>
  noted === null || now.getTime() - noted.getTime() >= everyMinutes * 60_000;
