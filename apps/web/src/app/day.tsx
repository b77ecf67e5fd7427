import { useDates } from './use-dates.ts';

/** A day or a moment of the server, short; the whole of it on hover. */
export const Day = ({ value }: { value: string }) => {
  const { short, full } = useDates();
  return (
    <time dateTime={value} title={full(value)}>
      {short(value)}
    </time>
  );
};
