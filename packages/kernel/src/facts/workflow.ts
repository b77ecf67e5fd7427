import type { DecisionKind } from '../article-words.ts';

type OfReview = { about: 'article'; data: { review: string } };
type OfRound = { about: 'article'; data: { review: string; round: number } };
type OfDecision = { about: 'article'; data: { kind: DecisionKind; round?: number } };

export type WorkflowFacts = {
  'participant-was-added': { about: 'article'; data: { person: string; role: string } };
  'participant-was-removed': { about: 'article'; data: { person: string; role: string } };
  'stage-work-was-finished': { about: 'article'; data: { stage: 'copyediting' | 'production' } };
  'decision-was-taken': OfDecision;
  'decision-was-recommended': OfDecision;
  'review-files-were-chosen': { about: 'article'; data: { files: number } };
  'reviewer-was-invited': OfRound;
  'reviewer-was-reminded': OfReview;
  'review-was-accepted': OfRound;
  'review-was-declined': OfRound;
  'review-was-saved': OfRound;
  'review-was-submitted': OfRound;
  'review-was-cancelled': OfReview;
  'article-was-withdrawn': { about: 'article' };
  'article-was-transferred': { about: 'article' };
  'article-was-retracted': { about: 'article' };
  'revision-was-submitted': { about: 'article'; data: { round: number; revision: number } };
};
