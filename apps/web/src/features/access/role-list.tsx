import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { presetPage } from '@naskhah/words/access/preset-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { isSet } from './bits.ts';
import { RoleDialog } from './role-dialog.tsx';
import { type Role, useLabel } from './use-presets.ts';

/** The platform's roles with what they open. */
export const RoleList = () => {
  const { say, sayWith } = useWords();
  const label = useLabel();
  const [edited, setEdited] = useState<Role>();
  const { data, error, refetch } = useQuery(calls.access.listRoles.queryOptions());
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { roles, flags, modules } = data;
  return (
    <>
      <EntryList
        items={roles.map((role) => ({
          key: String(role.acl),
          name: label(role),
          under:
            flags
              .filter(({ bit }) => isSet(role.flags, bit))
              .map(label)
              .join(' · ') || say(presetPage.noFlags),
          detail: `${role.menu
            .flatMap((id) => modules.filter(({ value }) => value === id).map(label))
            .join(', ')} · ${sayWith(presetPage.count, { count: role.holders })}`,
          act: (
            <Button size="sm" onClick={() => setEdited(role)}>
              {say(presetPage.edit)}
            </Button>
          ),
        }))}
      />
      {edited && <RoleDialog role={edited} roles={data} onClose={() => setEdited(undefined)} />}
    </>
  );
};
