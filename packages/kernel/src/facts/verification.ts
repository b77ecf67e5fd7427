type OfRound = { about: 'journal'; data: { round: number } };

export type VerificationFacts = {
  'checking-was-begun': OfRound;
  'checking-was-passed': OfRound;
  'thread-was-written': { about: 'journal'; data: { message: string } };
};
