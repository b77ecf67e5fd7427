import type { Step } from './step.ts';

/** Words are found whole whatever of them is italic, raised or lowered: 'CO<sub>2</sub>' by 'CO2'. */
export const marks: Step = {
  name: '0011-marks',
  change: `create or replace function discovery.fold(text) returns text language sql immutable strict parallel safe as
  $$ select lower(regexp_replace(normalize(
       regexp_replace($1, '</?(i|b|em|strong|sub|sup)>', '', 'g'), NFKD), '[\\u0300-\\u036f]', '', 'g')) $$`,
};
