import { lazy, Suspense } from 'react';
import { useReview } from '../features/workflow/review/use-review.ts';

const MessageThread = lazy(async () => ({
  default: (await import('../features/messaging/message-thread.tsx')).MessageThread,
}));

/** What a reviewer and the editors write to each other, below the review. */
export const ReviewMessages = ({ id }: { id: string }) => {
  const { data } = useReview(id);
  if (!data || data.state === 'invited' || data.state === 'declined') return null;
  return (
    <Suspense>
      <MessageThread of="article" id={data.article_id} />
    </Suspense>
  );
};
