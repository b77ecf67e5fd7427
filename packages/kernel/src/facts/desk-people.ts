export type DeskPeopleFacts = {
  'person-was-exported': { about: 'person' };
};
