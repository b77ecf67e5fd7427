import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { describe } from 'vitest';
import { holdsAfterwards } from './manuscript/afterwards.ts';
import { tellsPublication } from './manuscript/publication.ts';
import { tellsReview } from './manuscript/review.ts';
import { beginStory } from './manuscript/story.ts';
import { tellsSubmission } from './manuscript/submission.ts';

const database = testDatabase();
const server = testServer(database);

describe("an author's manuscript becomes a published article", () => {
  const story = beginStory(server, database);
  tellsSubmission(story);
  tellsReview(story);
  tellsPublication(story);
  holdsAfterwards(story);
});
