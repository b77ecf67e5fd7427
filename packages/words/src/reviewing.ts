import { words } from './text.ts';

/** The page of a review for its reviewer, by link or logged in, and the list of them. */
export const reviewing = {
  ...words({
    competing: { en: 'Competing interests', ms: 'Konflik kepentingan' },
  }),
};
