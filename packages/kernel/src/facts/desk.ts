export type DeskFacts = {
  'person-was-exported': { about: 'person' };
};
