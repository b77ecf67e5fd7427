type OfRound = { about: 'journal'; data: { round: number } };

export type VerificationFacts = {
  'checking-was-begun': OfRound;
  'checking-was-passed': OfRound;
};
