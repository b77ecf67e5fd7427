const weekdayOf = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kuala_Lumpur', weekday: 'short' });

type Send = (rhythm: 'daily' | 'weekly') => Promise<number>;

/** The daily digests; on Mondays in Kuala Lumpur the weekly ones too. */
export const sendDueDigests = async (send: Send, now: Date): Promise<void> => {
  await send('daily');
  if (weekdayOf.format(now) === 'Mon') await send('weekly');
};
