import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { ui } from '@naskhah/words/ui';
import { IconLock, IconMapSearch } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { isMissing, isRefusal, otherRoleOf, ownMessage } from './problem.ts';

const RoleOffer = lazy(async () => ({ default: (await import('./role-offer.tsx')).RoleOffer }));

/** What was asked for did not come, a page, a section (level 3) or a list: Try Again is offered only where trying again may help. */
export const LoadFailure = ({
  error,
  onRetry,
  level = 2,
}: {
  error: unknown;
  onRetry: () => void;
  level?: 1 | 2 | 3;
}) => {
  const { say } = useWords();
  // A part of a page that one may read otherwise: a calm line, not a second page that is missing.
  if (level === 3 && !otherRoleOf(error) && (isRefusal(error, 'not-allowed') || isMissing(error)))
    return <p>{say(ui.partNotYours)}</p>;
  if (isRefusal(error, 'not-allowed'))
    return (
      <EmptyState
        icon={IconLock}
        level={level}
        title={say(ui.noPermission)}
        action={
          otherRoleOf(error) && (
            <Suspense>
              <RoleOffer error={error} />
            </Suspense>
          )
        }
      >
        {otherRoleOf(error) ? ownMessage(error) : say(ui.noPermissionWhy)}
      </EmptyState>
    );
  if (isMissing(error))
    return (
      <EmptyState icon={IconMapSearch} level={level} title={say(ui.notHere)}>
        {say(ui.notHereWhy)}
      </EmptyState>
    );
  return <ErrorState level={level} onRetry={onRetry} />;
};

/** A whole page that was refused: why, and the way to the role that it needs where one is held. */
export const RefusedPage = ({ error }: { error: unknown }) => (
  <LoadFailure error={error} level={1} onRetry={() => location.reload()} />
);
